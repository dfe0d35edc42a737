// The search and the navigation menu. The search index is loaded when the search is first used.
"use strict";

(() => {
  const root = document.currentScript.dataset.root;
  const input = document.getElementById("site-search");
  const results = document.getElementById("site-results");
  const maxResults = 30;
  let loading = false;
  let entries = null;  // The search index; null until it is loaded.
  let selected = -1;   // The index of the selected result; -1 if none is.

  // Loads search-index.js once, then shows the results. A script element also works for pages opened as files.
  function load() {
    if (loading) return;
    loading = true;
    const script = document.createElement("script");
    script.src = root + "search-index.js";
    script.onload = () => {
      entries = SEARCH_INDEX.map(entry => ({
        ...entry, title: entry.t.toLowerCase().replace(/^-+/, ""), names: entry.n.toLowerCase(),
        place: entry.p.toLowerCase(), text: entry.x.toLowerCase()
      }));
      show();
    };
    document.head.append(script);
  }

  // Returns how well the entry matches one word: 0 if it does not.
  function scoreOfWord(entry, word) {
    const name = word.replace(/^-+/, "");
    if (entry.title === name || entry.title.endsWith("." + name)) return 100;
    if (entry.title.split(/\W+/).includes(name)) return 60;
    if (entry.title.startsWith(name) || entry.title.includes("." + name)) return 50;
    if (entry.title.includes(name)) return 30;
    if (entry.names.includes(word)) return 20;
    if (entry.place.includes(word)) return 10;
    return entry.text.includes(word) ? 5 : 0;
  }

  // Returns how well the entry matches the query. Every word must occur.
  function score(entry, words) {
    let total = entry.title === words.join(" ").replace(/^-+/, "") ? 200 : 0;
    for (const word of words) {
      const points = scoreOfWord(entry, word);
      if (points === 0) return 0;
      total += points;
    }
    if (words.length > 1) {
      const phrase = words.join(" ");
      total += (entry.names.includes(phrase) ? 30 : 0) + (entry.text.includes(phrase) ? 10 : 0);
    }
    // At equal match, entities and whole pages come before sections.
    return total + (entry.e || !entry.u.includes("#") ? 10 : 0);
  }

  // Returns the part of the text around the first word that occurs, with all words in <mark>.
  function excerpt(entry, words) {
    const node = document.createElement("span"), width = 140;
    node.className = "excerpt";
    const places = words.map(word => entry.text.indexOf(word)).filter(place => place >= 0);
    const first = places.length ? Math.min(...places) : 0;
    const start = first < 60 ? 0 : entry.x.indexOf(" ", first - 40) + 1;
    const rest = entry.x.indexOf(" ", start + width), end = rest < 0 ? entry.x.length : rest;
    const text = (start > 0 ? "… " : "") + entry.x.slice(start, end) + (rest < 0 ? "" : " …");
    const pattern = new RegExp("(" + words.map(word => word.replace(/[^\w\s]/g, "\\$&")).join("|") + ")", "i");
    text.split(pattern).forEach((part, index) => {
      node.append(index % 2 ? element("mark", "", part) : part);
    });
    return node;
  }

  function element(tag, className, text) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    node.textContent = text;
    return node;
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    selected = -1;
    if (words.length === 0) {
      results.hidden = true;
      results.replaceChildren();
      return;
    }
    if (!entries) return load();
    const found = entries.map(entry => [score(entry, words), entry]).filter(([points]) => points > 0);
    found.sort(([a, x], [b, y]) => b - a || x.t.localeCompare(y.t));
    results.replaceChildren();
    for (const [, entry] of found.slice(0, maxResults)) {
      const item = document.createElement("li"), link = document.createElement("a");
      link.href = root + entry.u;
      link.append(element("span", entry.e ? "title entity" : "title", entry.t), element("span", "place", entry.p),
                  excerpt(entry, words));
      item.append(link);
      results.append(item);
    }
    if (found.length === 0) results.append(element("li", "none", "No results"));
    else if (found.length > maxResults) {
      results.append(element("li", "none", `${found.length - maxResults} more results`));
    }
    results.hidden = false;
    results.scrollTop = 0;
  }

  function clear() {
    input.value = "";
    show();
  }

  function select(step) {
    const links = [...results.querySelectorAll("a")];
    if (links.length === 0) return;
    selected = selected < 0 && step < 0 ? links.length - 1 : (selected + step + links.length) % links.length;
    links.forEach((link, index) => link.classList.toggle("selected", index === selected));
    links[selected].scrollIntoView({block: "nearest"});
  }

  input.addEventListener("focus", load);
  input.addEventListener("input", show);
  input.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      select(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      const link = results.querySelectorAll("a")[Math.max(selected, 0)];
      if (link) link.click();
    } else if (event.key === "Escape") {
      clear();
    }
  });
  // A link to a section of the current page loads nothing, so the results must be removed.
  results.addEventListener("click", event => {
    if (event.target.closest("a")) setTimeout(clear);
  });
  document.addEventListener("click", event => {
    if (!event.target.closest(".search")) results.hidden = true;
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && document.activeElement !== input) {
      event.preventDefault();
      input.focus();
    }
  });

  const menu = document.getElementById("site-menu"), navigation = document.getElementById("site-navigation");
  menu.addEventListener("click", () => {
    const open = navigation.classList.toggle("open");
    menu.setAttribute("aria-expanded", open);
  });
  const current = navigation.querySelector("[aria-current]");
  if (current) navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;

  // The table of contents is open where it has a column of its own.
  const contents = document.getElementById("site-contents");
  if (contents) contents.open = matchMedia("(min-width: 1200px)").matches;

  // A page opened with ?q=words shows the results for these words.
  const query = new URLSearchParams(location.search).get("q");
  if (query) {
    input.value = query;
    show();
  }
})();
