import type { Page } from 'puppeteer';

/** The variants that each screen is checked in: both themes, dark with reduced motion. */
export const PAGE_VARIANTS = [
  { theme: 'light', motion: 'no-preference' },
  { theme: 'dark', motion: 'reduce' },
] as const;
export type PageVariant = (typeof PAGE_VARIANTS)[number];

/** Emulates the theme and motion preferences of the system. */
export const emulateVariant = (page: Page, { theme, motion }: PageVariant): Promise<void> =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: motion },
  ]);

/**
 * Switches an open page to a variant and waits until it has switched. Disables transitions, so that colors are final
 * immediately.
 */
export async function switchVariant(page: Page, variant: PageVariant): Promise<void> {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [noTransitions];
  });
  await emulateVariant(page, variant);
  await page.waitForFunction((expected) => document.documentElement.dataset['bsTheme'] === expected, {}, variant.theme);
}

/** Sets the width of the viewport and waits for layout. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 900 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Finishes all finite animations except the timers of toasts. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const isTimer = effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar') === true;
      if (!isTimer && effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** Hovers over the first toast of a page, which pauses its timer. */
export async function pauseToasts(page: Page): Promise<void> {
  const toast = await page.$('.Toastify__toast');
  // A closing toast cannot be hovered, and covers nothing.
  await toast?.hover().catch(() => undefined);
  await toast?.dispose();
}
