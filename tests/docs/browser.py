"""Headless Chromium, driven through chromedriver's WebDriver interface on 127.0.0.1."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request

FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic",
         "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--disable-default-apps", "--hide-scrollbars", "--allow-file-access-from-files"]
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of element ids, fixed by the WebDriver specification


def missing():
    """Returns why no browser can be started, or None."""
    absent = [name for name in ("chromium", "chromedriver") if not shutil.which(name)]
    return "%s not found: tools/setup --all installs them" % " and ".join(absent) if absent else None


class Browser:
    """One browser window. A context manager that ends its processes and removes its profile."""

    def __enter__(self):
        # Not below TEST_TMPDIR: Chromium puts sockets there, whose paths must have less than 108 characters.
        self.folder = tempfile.mkdtemp(prefix="browser", dir="/tmp")
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0", "--allowed-ips=127.0.0.1"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env={**os.environ, "HOME": self.folder, "TMPDIR": self.folder})
        try:
            for line in self.driver.stdout:
                if match := re.search(r"started successfully on port (\d+)", line):
                    break
            else:
                raise RuntimeError("chromedriver did not start")
            self.base = "http://127.0.0.1:%s/session" % match.group(1)
            # No proxy: requests go to this machine only.
            self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            options = {"args": FLAGS + ["--user-data-dir=" + os.path.join(self.folder, "profile")]}
            session = self.request("POST", "", {"capabilities": {"alwaysMatch": {
                "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
            self.base += "/" + session["sessionId"]
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *unused):
        try:
            if self.base.count("/") > 3:
                self.request("DELETE", "")
        except (AttributeError, OSError, RuntimeError):
            pass
        self.driver.terminate()
        self.driver.wait()
        self.driver.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def request(self, method, path, body=None):
        request = urllib.request.Request(self.base + path, method=method, headers={"Content-Type": "application/json"},
                                         data=None if body is None else json.dumps(body).encode())
        try:
            with self.opener.open(request, timeout=300) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError("%s %s: %s" % (method, path, error.read().decode()[:500])) from None

    def open(self, url):
        """Opens a page and waits until it is loaded."""
        self.request("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """Returns what the body of a JavaScript function returns."""
        return self.request("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def type(self, selector, text):
        element = self.request("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]
        self.request("POST", "/element/%s/value" % element, {"text": text})

    def click(self, selector):
        element = self.request("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]
        self.request("POST", "/element/%s/click" % element, {})

    def log(self):
        """Returns the messages on the console since the last call."""
        return ["%s: %s" % (entry["level"], entry["message"])
                for entry in self.request("POST", "/se/log", {"type": "browser"})]

    def emulate(self, width, height=1000, dark=False):
        """Sets the size of the window, and whether the user prefers dark colors."""
        for command, parameters in [
                ("Emulation.setDeviceMetricsOverride",
                 {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}),
                ("Emulation.setEmulatedMedia",
                 {"features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})]:
            self.request("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def screenshot(self):
        """Returns a PNG file, encoded in base64."""
        return self.request("GET", "/screenshot")
