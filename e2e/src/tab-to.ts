import type { Page } from 'puppeteer';

/** Runs in the page: returns true if there is a link, button or field whose name begins with a text, or if it has focus. */
export function hasControl(name: string, mustHaveFocus: boolean): boolean {
  const controls = mustHaveFocus
    ? [document.activeElement]
    : [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')];
  return controls.some((control) => {
    if (control === null || control === document.body) return false;
    const label = control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent;
    return (label ?? control.textContent).trim().startsWith(name);
  });
}

/**
 * Waits for a control whose name begins with a text, since nobody tabs through a page that still loads, and presses Tab
 * until it has focus. @throws {Error} after 60 presses.
 */
export async function tabTo(page: Page, name: string): Promise<void> {
  await page.waitForFunction(hasControl, {}, name, false);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(hasControl, name, true)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
