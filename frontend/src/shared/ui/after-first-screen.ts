/** How long most first screens take to load. */
const FIRST_SCREEN_MS = 2_000;
/** How long to wait at most for the page to be idle. */
const MAX_IDLE_WAIT_MS = 2_000;

/**
 * Calls back when the first screen has probably been shown and the page is idle: for what it does not need, so that it
 * does not compete with it for the connection and the processor. Returns a function that cancels.
 */
export function runAfterFirstScreen(callback: () => void): () => void {
  let idleCallback: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) {
      idleCallback = window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
    } else callback();
  }, FIRST_SCREEN_MS);
  return () => {
    clearTimeout(timer);
    if (idleCallback !== undefined) window.cancelIdleCallback(idleCallback);
  };
}
