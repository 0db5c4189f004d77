import type { Page } from 'puppeteer';

/** The themes that each screen is checked in; with the dark one goes reduced motion. */
export const THEMES = [
  { theme: 'light', motion: 'no-preference' },
  { theme: 'dark', motion: 'reduce' },
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Puts a page in a theme, as its system would; the page follows while it is open. Colours change at once then: one that
 * changes slowly would hand its beginning down to whatever is inside it, step by step.
 */
export async function switchTheme(page: Page, { theme, motion }: Theme): Promise<void> {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [atOnce];
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: motion },
  ]);
  await page.waitForFunction((wanted) => document.documentElement.dataset['bsTheme'] === wanted, {}, theme);
}

/** Makes a page this wide and waits until it has been laid out. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 900 });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Finishes every animation that ends, but for the time a toast has left. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const isTimer = effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar') === true;
      if (!isTimer && effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** Keeps the toasts of a page for as long as they are checked, as a pointer over one does. */
export async function holdToasts(page: Page): Promise<void> {
  const toast = await page.$('.Toastify__toast');
  // One that goes at this moment cannot be held, and covers nothing any more.
  await toast?.hover().catch(() => undefined);
  await toast?.dispose();
}
