import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Returns the words of the heading that are broken across lines. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.querySelector('h1 bdi')?.firstChild;
    if (!(text instanceof Text)) throw new Error('no name found');
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

it('does not break words of a long name beside the profile actions', async () => {
  const user = await signUp(origin);
  const saveResponse = await fetch(`${origin}/api/profile`, {
    method: 'POST',
    headers: { ...authHeaders(user), 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: user.uid,
      userType: 'professional',
      personalInfo: {
        firstName: 'Maria Magdalena',
        lastName: 'Konstantinopoulou-Chrząszczyżewoszycka',
        linkedInUrl: 'https://www.linkedin.com/in/maria',
      },
      onboardingCompleted: false,
    }),
  });
  expect(saveResponse.status).toBe(201);
  const page = await chromium.newPage(1_024);
  await openSignedIn(new Person(page, origin), user);
  await page.waitForSelector('h1 bdi');
  for (const width of [768, 1_024, 1_280, 1_440]) {
    await page.setViewport({ width, height: 900 });
    expect({ width, broken: await findBrokenWords(page) }).toEqual({ width, broken: [] });
  }
});
