/** The browser is the system's Chromium; puppeteer never downloads one. */
module.exports = { skipDownload: true };
