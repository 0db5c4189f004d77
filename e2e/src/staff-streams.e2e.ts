import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
const SEARCH_LABEL = 'Stream, id or reference';

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

async function openAs(account: TestUser, path: string): Promise<Person> {
  const page = await chromium.newPage(1_440);
  const permissions = ['clipboard-read', 'clipboard-write'] as const;
  await page
    .browserContext()
    .setPermission(origin, ...permissions.map((name) => ({ permission: { name }, state: 'granted' }) as const));
  const person = new Person(page, origin);
  await openSignedIn(person, account);
  await person.open(path);
  return person;
}

/** Loses the responses to writes of the page, as a connection does that is cut after the request was sent. */
const loseResponses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await originalFetch(input, init);
      if ((init?.method ?? 'GET') !== 'GET') throw new TypeError('connection reset');
      return response;
    };
  });

/** Saves a title whose response is lost. Returns the reference that the person copies from the message. */
async function loseSave(member: TestUser): Promise<string> {
  const person = await openAs(member, '/profile?edit=personal');
  await person.expectVisible('dialog', 'Edit Personal Information');
  await loseResponses(person.page);
  await person.fill('Title', 'Bridge engineer');
  await person.press('Save Changes');
  await person.press('Copy reference');
  await person.expectVisible('button', 'Copied');
  return person.page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the lines of the graph. */
const readGraph = (page: Page): Promise<string> => page.$eval('.tr-graph', (graph) => graph.textContent);

it('leads from the reference of a save whose response was lost to its events, jobs and view', async () => {
  const member = await createMember(origin, { firstName: 'Emily', lastName: 'Roebling' });
  const reference = await loseSave(member);

  const developer = await openAs(await signUpStaff('developer'), '/staff/streams');
  await waitUntilPasses(async () => {
    await developer.open('/staff/streams');
    await developer.fill(SEARCH_LABEL, reference);
    await developer.press('Open');
    await developer.expectVisible('heading', `What belongs to ${reference.slice(0, 8)}…`);
    const graph = await readGraph(developer.page);
    expect(graph).toMatch(/request.*sent.*command.*was decided as.*PersonalInfoChanged/);
    expect(graph).toMatch(/job render-cv/);
    expect(graph).toMatch(/job match-jobs/);
    expect(graph).toMatch(/view profile/);
  });
  expect(await developer.page.content()).not.toMatch(/Roebling|Bridge engineer/);
  await developer.press('PersonalInfoChanged');
  await developer.expectVisible('heading', 'PersonalInfoChanged');
  await developer.press('Open payload');
  await developer.expectText('This payload stays sealed.');
});
