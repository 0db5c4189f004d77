import type { Page } from 'puppeteer';

const TIMEOUT_MS = 60_000;

/** Signs in on the sign-in screen and waits until the profile is shown. */
export async function signIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${origin}/signup?mode=signin`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForFunction('window.location.pathname === "/profile"');
}
