// Before the bundle and the first paint. Its own file: the CSP allows no inline script.
(function () {
  var theme = null;
  var isSignedIn = false;
  try {
    theme = localStorage.getItem('theme');
    isSignedIn = localStorage.getItem('session') !== null;
  } catch {
    // Storage is blocked: the system decides about the theme, and nobody is signed in.
  }
  // The theme, so that nothing flashes.
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.bsTheme = theme;

  // The chunks of this visit, so that they load beside the entry instead of after it (build/preload-chunks.ts).
  var chunks = document.currentScript.dataset;
  var isProfile = location.pathname === '/profile' || location.pathname === '/';
  var files = isSignedIn ? (isProfile ? chunks.profile : chunks.signedIn) : chunks.signUp;
  (files ? files.split(' ') : []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  });
})();
