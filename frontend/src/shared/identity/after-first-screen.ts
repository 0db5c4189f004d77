/** How long most first screens take to load. */
const FIRST_SCREEN_MS = 2_000;
/** How long to wait at most for the page to be idle. */
const MAX_IDLE_WAIT_MS = 2_000;

/**
 * Calls back when the first screen has probably been shown and the page is idle: for what that screen does not need, so
 * that it does not compete for the connection and the processor.
 */
export function runAfterFirstScreen(callback: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
    else callback();
  }, FIRST_SCREEN_MS);
}
