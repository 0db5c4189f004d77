import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { respondWith, startFeedServer } from '@trackrecord/workers/testing/feed-server';
import type { HttpsServer } from '@trackrecord/workers/testing/https-server';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { withPostingWorker } from './posting-worker.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Harbor Pilot',
  hiringOrganization: { '@type': 'Organization', name: 'Port of Kochi' },
  description: '<p>Guide ships into the harbor.</p><script>alert(1)</script>',
  validThrough: '2030-12-18',
};
const PAGE = `<title>Careers</title><script type="application/ld+json">${JSON.stringify(POSTING).replaceAll('</', String.raw`<\/`)}</script>`;

/** A page of 2.6 MB in which 9,999 postings refer to one text of 1 MB. */
const COSTLY_PAGE = `<script type="application/ld+json">${JSON.stringify([
  { '@id': '#text', '@value': 'Guide ships. '.repeat(80_000) },
  ...Array.from({ length: 9_999 }, (_, index) => ({
    '@type': 'JobPosting',
    title: `Harbor Pilot ${String(index)}`,
    hiringOrganization: { '@type': 'Organization', name: 'Port of Kochi' },
    description: { '@id': '#text' },
  })),
])}</script>`;

let chromium: TestBrowser;
let server: HttpsServer;
beforeAll(async () => {
  chromium = await openBrowser();
  server = await startFeedServer({
    '/posting': respondWith(PAGE, 'text/html'),
    '/costly': respondWith(COSTLY_PAGE, 'text/html'),
  });
});
afterAll(() => Promise.all([chromium.close(), server.close()]));

it('adds an application from the address of a posting', async () => {
  const person = new Person(await chromium.newPage(), origin);
  await openSignedIn(person, await createMember(origin));
  await person.open('/applications');
  await person.press('Add your first application');
  await person.fill('Address of the posting', 'https://feeds.test/posting');
  await withPostingWorker(server.web, async () => {
    await person.press('Fill in from page');
    await person.expectText('Filled in from the page. Please check it: the text may contain more than the posting.');
  });
  expect(server.requests.map(({ path }) => path)).toContain('/posting');
  expect(await person.getValue('Title')).toBe('Harbor Pilot');
  await person.pressIn('dialog', 'Add application');
  await person.expectVisible('heading', 'Harbor Pilot');
  await person.expectText('Port of Kochi');
  await person.expectText('Guide ships into the harbor.');
});

it('says that a page on a private network cannot be read, and keeps the address', async () => {
  const person = new Person(await chromium.newPage(), origin);
  await openSignedIn(person, await createMember(origin));
  await person.open('/applications');
  await person.press('Add your first application');
  await person.fill('Address of the posting', 'https://127.0.0.1/posting');
  await person.press('Fill in from page');
  await person.expectText('This page could not be opened.');
  expect(await person.getValue('Address of the posting')).toBe('https://127.0.0.1/posting');
});

it('refuses a page that is costly to read, and serves other requests meanwhile', async () => {
  const user = await createMember(origin);
  const post = (path: string, body: unknown) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { ...authHeaders(user), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await withPostingWorker(server.web, async () => {
    const reading = post('/postings/read', { url: 'https://feeds.test/costly' });
    const detection = await post('/transcription/enhance', {
      description: 'I wrote the booking services in Go.',
      context: 'experience',
      only: 'skills',
    });
    expect([detection.status, await detection.json()]).toMatchObject([200, { skills: { technical: ['Go'] } }]);
    const response = await reading;
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'page-unreadable' }]);
  });
});
