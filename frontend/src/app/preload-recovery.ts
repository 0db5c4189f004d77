import { keep, readKept } from '../shared/storage/browser-storage';

const KEY = 'reloaded-at';

/** A second failure within this many milliseconds is not cured by another reload. */
const PAUSE = 60_000;

/** After a deploy the chunks an open page knows are gone: reloads the page, once (`vite:preloadError`). */
export function recoverFromStaleChunks(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(readKept('session', KEY) ?? 0);
    if (Date.now() - last < PAUSE) return;
    event.preventDefault();
    keep('session', KEY, String(Date.now()));
    reload();
  });
}
