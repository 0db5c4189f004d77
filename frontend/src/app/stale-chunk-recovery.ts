import { keep, readKept } from '../shared/storage/browser-storage';

const STORAGE_KEY = 'reloaded-at';

/** A second failure within this many milliseconds is not cured by another reload. */
const RELOAD_COOLDOWN_MS = 60_000;

const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

async function reloadAfterDeploy(reload: () => void): Promise<void> {
  // Without a connection every chunk is missing, and reloading would trade the page for the browser's error page.
  if (!navigator.onLine || !(await isServerReachable())) return;
  const lastReload = Number(readKept('session', STORAGE_KEY) ?? 0);
  if (Date.now() - lastReload < RELOAD_COOLDOWN_MS) return;
  keep('session', STORAGE_KEY, String(Date.now()));
  reload();
}

/**
 * After a deploy the chunks an open page knows are gone: reloads the page, once (`vite:preloadError`). Until then, or
 * where reloading is no cure, whoever wanted the chunk shows that it failed. Returns the way to stop.
 */
export function recoverFromStaleChunks(reload = () => window.location.reload()): () => void {
  const onPreloadError = (): void => void reloadAfterDeploy(reload);
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}
