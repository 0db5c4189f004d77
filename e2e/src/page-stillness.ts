import type { Page } from 'puppeteer';

/** How long a page may move. Longer than any animation, for a machine that renders few frames per second. */
const TIMEOUT_MS = 120_000;
/** How many frames without a change count as standing still: more than a smooth scroll takes to start. */
const STILL_FRAMES = 6;

/**
 * Runs in the page: resolves with undefined once fonts and visible images have loaded, and neither the scroll position
 * nor the box of an element has changed for some frames; with what still moves at the deadline.
 */
async function waitInPage(stillFrames: number, timeoutMs: number): Promise<string | undefined> {
  const isLoading = (image: HTMLImageElement): boolean => {
    const { top, bottom } = image.getBoundingClientRect();
    // Browsers load lazy images when they are about to be visible.
    const isNeeded = image.loading !== 'lazy' || (bottom > 0 && top < window.innerHeight);
    return isNeeded && !image.complete;
  };
  /** Describes where every element is, except those that move as long as they are shown: spinners and decoration. */
  const describe = (): readonly string[] => {
    const movingElements = document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => effect.getComputedTiming().endTime === Infinity)
      .map(({ target }) => target);
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => !movingElements.includes(element))
      .filter((element) => element.closest('[aria-hidden=true], .Toastify__progress-bar') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName}.${element.getAttribute('class') ?? ''} at ${x} ${y}, ${width} by ${height}`;
      });
    return [`scrolled to ${window.scrollX} ${window.scrollY}`, ...boxes];
  };
  const deadline = performance.now() + timeoutMs;
  let previous: readonly string[] = [];
  let cause = '';
  for (let frames = 0; frames < stillFrames;) {
    if (performance.now() > deadline) return cause;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const current = describe();
    const changed = current.find((line, index) => line !== previous[index]);
    if (document.fonts.status === 'loading') cause = 'fonts are loading';
    else if ([...document.images].some(isLoading)) cause = 'images are loading';
    else if (changed !== undefined || current.length !== previous.length) cause = changed ?? 'elements are removed';
    else cause = '';
    frames = cause === '' ? frames + 1 : 0;
    previous = current;
  }
  return undefined;
}

/**
 * Waits until a page stands still: fonts and images have loaded, nothing scrolls, and no box changes. Measure a page
 * only then: a fast and a slow machine see the same. @throws {Error} that says what moves if the page does not stop.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  const cause = await page.evaluate(waitInPage, STILL_FRAMES, TIMEOUT_MS);
  if (cause !== undefined) throw new Error(`the page does not stand still: ${cause}`);
}
