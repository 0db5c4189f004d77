/** Replaces the styles that the emulator's pop-up loads from a public host. */
export const POPUP_STYLE = `<style>
body { font-family: system-ui, sans-serif; }
.material-icons { display: none; }
.mdc-text-field { height: auto !important; display: block; position: relative; }
.mdc-text-field input { width: 100%; box-sizing: border-box; padding: 1.25rem .75rem .5rem; font-size: .875rem; border: 1px solid #70858c; border-radius: .5rem; }
.custom-label { position: absolute; left: .75rem; top: .25rem; font-size: .75rem; pointer-events: none; }
button { padding: .5rem 1rem; font-size: .875rem; cursor: pointer; }
.js-reuse-account { cursor: pointer; display: flex; flex-direction: column; }
</style>`;

/** Passes the pop-up's result to the page that opened it. The emulator's own page needs a script from a public host. */
export const IFRAME_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>auth helper</title><script>
addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.data?.eventType !== 'sendAuthEvent') return;
  const query = new URLSearchParams(location.search);
  if (event.data.data.storageKey !== query.get('apiKey') + ':' + query.get('appName')) return;
  parent.postMessage(event.data, location.origin);
});
</script></head><body></body></html>`;
