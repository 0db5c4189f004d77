import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, collectErrors, openBrowser } from './browser.js';

const url = testVariable('BASE_URL');
afterEach(closeBrowsers);

interface OpenApiPaths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>;
}

it('API docs list every route, execute a request with a token and load nothing from other origins', async () => {
  const user = await signUp();
  const page = await (await openBrowser()).newPage();
  const errors = collectErrors(page, url);
  await page.goto(`${url}/api/docs`);
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApiPaths;
  const routes = Object.values(paths).flatMap((operations) => Object.values(operations));
  for (const tag of new Set(routes.flatMap(({ tags }) => tags))) {
    const group = page.locator(`#operations-tag-${tag}`);
    await group.click();
    const routeCount = routes.filter(({ tags }) => tags.includes(tag)).length;
    await page.waitForFunction((count) => document.querySelectorAll('.opblock').length === count, {}, routeCount);
    await group.click();
    await page.waitForFunction(() => document.querySelector('.opblock') === null);
  }

  await page.locator('.auth-wrapper .authorize').click();
  await page.locator('.auth-container input').click();
  await page.keyboard.sendCharacter(user.token);
  await page.locator('.auth-btn-wrapper [type=submit]').click();
  await page.locator('.auth-btn-wrapper .btn-done').click();
  await page.locator('#operations-tag-jobs').click();
  await page.locator('#operations-jobs-listJobs .opblock-summary-control').click();
  await page.locator('#operations-jobs-listJobs .try-out__btn').click();
  await page.locator('#operations-jobs-listJobs .execute').click();
  const status = page.locator('#operations-jobs-listJobs .live-responses-table tbody .response-col_status');
  expect(await status.map(({ textContent }) => textContent).wait()).toContain('200');
  expect(errors).toEqual([]);
});

it('API docs do not scroll horizontally on a narrow screen with an open operation', async () => {
  const page = await (await openBrowser()).newPage();
  await page.setViewport({ width: 360, height: 800 });
  await page.goto(`${url}/api/docs`);
  await page.locator('#operations-tag-jobs').click();
  await page.locator('#operations-jobs-listJobs .opblock-summary-control').click();
  await page.locator('#operations-jobs-listJobs .responses-table').wait();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
