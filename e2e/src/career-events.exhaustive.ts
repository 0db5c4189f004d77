import type { CareerEvents } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { mockNextResponse } from './mock-response.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMemberWithSparseProfile } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openAsMember = async () => {
  const member = await createMemberWithSparseProfile(origin);
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  return { member, page, person, errors: collectErrors(page, origin) };
};

it('lists all career events by start, opens them in a new tab and fetches them once', async () => {
  const { member, page, person, errors } = await openAsMember();
  const response = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: authHeaders(member) });
  const { data } = await readJson<CareerEvents>(response);
  expect(data.length).toBeGreaterThan(0);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events/')) requests.push(request.url());
  });
  await person.followLink('Events');
  await person.expectPath('/events');
  await person.expectText('Sample data');
  await person.expectText(`Showing 20 of ${data.length} events`);
  await person.press('Load More');
  for (const { title } of data) await person.expectVisible('heading', title);
  const links = await page.$$eval('article a', (anchors) =>
    anchors.map(({ href, target, rel }) => [href, target, rel]),
  );
  const byStart = data.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  expect(links).toEqual(byStart.map(({ link }) => [new URL(link).href, '_blank', 'noopener noreferrer']));

  await person.followLink('Jobs');
  await person.expectPath('/jobs');
  await person.followLink('Events');
  await person.expectVisible('heading', 'Events');
  await page.waitForSelector('article time');
  expect(requests).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('shows a timed event in the time zone of the viewer, and days as they are', async () => {
  const { member, page, person } = await openAsMember();
  const response = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: authHeaders(member) });
  const { data } = await readJson<CareerEvents>(response);
  const noon = { startDate: '2100-12-31T12:00:00.000Z', endDate: '2100-12-31T12:00:00.000Z' };
  const evening = { startDate: '2100-12-31T17:00:00.000Z', endDate: '2100-12-31T20:00:00.000Z' };
  const days = { ...noon, endDate: '2101-01-02T12:00:00.000Z', startIsDay: true, endIsDay: true };
  const events = [noon, evening, days].flatMap((times) =>
    data.slice(0, 1).map((event) => ({ ...event, place: 'Pune, India', ...times })),
  );
  await page.emulateTimezone('Asia/Kolkata');
  await mockNextResponse(page, '/api/events/', { status: 200, body: { success: true, data: events } });
  // The page formats times in the time zone with which it was loaded.
  await person.open('/events');
  await page.waitForSelector('article time');
  expect(await page.$$eval('article bdi.tr-num', (elements) => elements.map(({ textContent }) => textContent))).toEqual(
    [
      'Fri 31 Dec 2100 – Sun 2 Jan 2101',
      'Fri 31 Dec 2100, 17:30 your time',
      'Fri 31 Dec 2100, 22:30 – Sat 1 Jan 2101, 01:30 your time',
    ],
  );
});

it('shows a skeleton while career events load, and a logo instead of a broken image', async () => {
  const { member, page, person } = await openAsMember();
  const response = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: authHeaders(member) });
  const { data } = await readJson<CareerEvents>(response);
  const release = await openWithDelayedRequests(person, '/events', '/api/events/');
  await person.expectText('Loading events');
  await release();
  await page.waitForSelector('article time');
  expect(await page.$('.tr-event-mark')).toBeNull();
  const eventsWithBrokenImage = data.slice(0, 1).map((event) => ({ ...event, image: 'https://localhost:1/gone.png' }));
  await mockNextResponse(page, '/api/events/', { status: 200, body: { success: true, data: eventsWithBrokenImage } });
  await page.reload();
  await page.waitForSelector('.tr-event-mark');
});

it('shows an error and Try Again when career events fail to load', async () => {
  const { page, person } = await openAsMember();
  await mockNextResponse(page, '/api/events/', { status: 400, body: {} });
  await person.followLink('Events');
  await person.expectText('Failed to fetch events');
  await person.expectVisible('button', 'Try Again');
});
