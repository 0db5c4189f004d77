import type { Page } from 'puppeteer';

/** Runs in the page: returns true if a button with this name has focus. */
export const isFocused = (name: string): boolean => {
  const { activeElement } = document;
  return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent) === name;
};

/** Presses Tab until a button with this name has focus. @throws {Error} after 60 presses. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocused, name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
