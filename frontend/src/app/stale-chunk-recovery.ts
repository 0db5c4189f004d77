import { storeItem, readItem } from '../shared/storage/browser-storage';

const STORAGE_KEY = 'reloaded-at';

/** A second error within this time is not fixed by another reload. */
const RELOAD_COOLDOWN_MS = 60_000;

const isServerReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

async function reloadAfterDeploy(reload: () => void): Promise<void> {
  // Without a connection every chunk is missing, and a reload would show the browser's error page.
  if (!navigator.onLine || !(await isServerReachable())) return;
  const lastReloadMs = Number(readItem('session', STORAGE_KEY) ?? 0);
  if (Date.now() - lastReloadMs < RELOAD_COOLDOWN_MS) return;
  storeItem('session', STORAGE_KEY, String(Date.now()));
  reload();
}

/**
 * Reloads the page once when a chunk is missing after a deploy (`vite:preloadError`). If reloading does not help, the
 * component that imported the chunk shows its error. Returns a function that removes the listener.
 */
export function recoverFromStaleChunks(reload = () => window.location.reload()): () => void {
  const onPreloadError = (): void => void reloadAfterDeploy(reload);
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}
