import { keep, readKept } from '../shared/storage/browser-storage';

const KEY = 'reloaded-at';

/** A second failure within this many milliseconds is not cured by another reload. */
const PAUSE = 60_000;

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

async function recover(reload: () => void): Promise<void> {
  // Without a connection every chunk is missing, and reloading would trade the page for the browser's error page.
  if (!navigator.onLine || !(await serverAnswers())) return;
  const last = Number(readKept('session', KEY) ?? 0);
  if (Date.now() - last < PAUSE) return;
  keep('session', KEY, String(Date.now()));
  reload();
}

/**
 * After a deploy the chunks an open page knows are gone: reloads the page, once (`vite:preloadError`). Until then, or
 * where reloading is no cure, whoever wanted the chunk shows that it failed. Returns the way to stop.
 */
export function recoverFromStaleChunks(reload = () => window.location.reload()): () => void {
  const onMissing = (): void => void recover(reload);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
