// Before the bundle and the first paint, so that nothing flashes. Its own file: the CSP allows no inline script.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system decides.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.bsTheme = theme;
})();
