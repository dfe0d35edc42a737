// Search over SEARCH_INDEX (search-index.js): names first, then summaries. No network, no dependencies.
"use strict";

(() => {
  const input = document.getElementById("site-search");
  const results = document.getElementById("site-results");
  const contents = document.getElementById("site-contents");
  const most = 30;
  let chosen = -1;

  // How well an entry fits the words; 0: not at all.
  function score(entry, words) {
    let total = 0;
    for (const word of words) {
      const name = entry.n.toLowerCase(), title = entry.t.toLowerCase();
      if (title === word || title.endsWith("." + word)) total += 100;
      else if (title.startsWith(word) || title.includes("." + word)) total += 50;
      else if (name.includes(word)) total += 20;
      else if (entry.s.toLowerCase().includes(word)) total += 5;
      else return 0;
    }
    return total;
  }

  function element(tag, className, text) {
    const node = document.createElement(tag);
    node.className = className;
    node.textContent = text;
    return node;
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    chosen = -1;
    results.replaceChildren();
    results.hidden = words.length === 0;
    contents.hidden = words.length !== 0;
    if (words.length === 0) return;
    const found = SEARCH_INDEX.map(entry => [score(entry, words), entry]).filter(([points]) => points > 0);
    found.sort(([a, x], [b, y]) => b - a || x.t.localeCompare(y.t));
    for (const [, entry] of found.slice(0, most)) {
      const item = document.createElement("li"), link = document.createElement("a");
      link.href = entry.u;
      link.append(element("span", "title", entry.t), element("span", "kind", entry.k),
                  element("span", "summary", entry.s));
      item.append(link);
      results.append(item);
    }
    if (found.length === 0) results.append(element("li", "none", "Nothing of that name"));
    else if (found.length > most) results.append(element("li", "none", `and ${found.length - most} more`));
  }

  function choose(step) {
    const links = [...results.querySelectorAll("a")];
    if (links.length === 0) return;
    chosen = (chosen + step + links.length) % links.length;
    links.forEach((link, index) => link.classList.toggle("chosen", index === chosen));
    links[chosen].scrollIntoView({block: "nearest"});
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      const link = results.querySelectorAll("a")[Math.max(chosen, 0)];
      if (link) link.click();
    } else if (event.key === "Escape") {
      input.value = "";
      show();
    }
  });
  // A link to the same page only moves it: the list of contents comes back.
  results.addEventListener("click", event => {
    if (event.target.closest("a")) {
      input.value = "";
      setTimeout(show);
    }
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    }
  });
  // So that a page can be asked for with ?q=add.
  const query = new URLSearchParams(location.search).get("q");
  if (query) {
    input.value = query;
    show();
  }
})();
