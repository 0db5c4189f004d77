import { NOW } from '../../testing/fetch-all-pages.js';
import type { Adapter, RecordError } from '../adapter.js';
import { arbeitnow } from './arbeitnow.js';
import { ashby } from './ashby.js';
import { greenhouse } from './greenhouse.js';
import { icalendar } from './icalendar.js';
import { jsonLdEvents } from './json-ld-events.js';
import { jsonLdJobs } from './json-ld-jobs.js';
import { lever } from './lever.js';

async function findErrors(adapter: Adapter, settings: object, text: string): Promise<readonly RecordError[]> {
  const faults: RecordError[] = [];
  const reader = { now: NOW, text: () => Promise.resolve(text) };
  for await (const page of adapter.pages(settings, reader)) faults.push(...page.faults);
  return faults;
}
const posting = { '@type': 'JobPosting', '@id': 'j-1', hiringOrganization: 'Acme', url: 'https://a.example/j-1' };

/** Renamed fields are missing from every record. */
it.each<[string, Adapter, object, unknown, string]>([
  ['greenhouse', greenhouse, { board: 'b' }, { jobs: [{ id: 4021, title: 'Engineer', link: 'https://a.b' }] }, '4021'],
  ['lever', lever, { site: 's', company: 'c' }, [{ id: 'l-1', title: 'Engineer' }], 'l-1'],
  ['ashby', ashby, { board: 'b', company: 'c' }, { jobs: [{ id: 'a-1', name: 'Engineer' }] }, 'a-1'],
  ['arbeitnow', arbeitnow, {}, { data: [{ slug: 'x-1', name: 'Engineer' }] }, 'x-1'],
  ['json-ld-events', jsonLdEvents, { file: 'f' }, { '@type': 'Event', '@id': 'e-1', title: 'Fair' }, 'e-1'],
])('%s reports the ids of unreadable records', async (_name, adapter, settings, response, id) => {
  expect(await findErrors(adapter, settings, JSON.stringify(response))).toMatchObject([{ id }]);
});

it('json-ld-jobs reports the same id as for readable records', async () => {
  const whole = { ...posting, title: 'Engineer', datePosted: '2026-11-10' };
  const reader = { now: NOW, text: () => Promise.resolve(JSON.stringify(whole)) };
  const found: string[] = [];
  for await (const page of jsonLdJobs.pages({ file: 'f' }, reader)) found.push(...page.found.map(({ id }) => id));
  expect(await findErrors(jsonLdJobs, { file: 'f' }, JSON.stringify(posting))).toMatchObject([{ id: found[0] }]);
});

it('json-ld-jobs reports no id if it is only a guess', async () => {
  const { hiringOrganization: _, ...nobodys } = posting;
  expect((await findErrors(jsonLdJobs, { file: 'f' }, JSON.stringify(nobodys)))[0]).not.toHaveProperty('id');
});

it.each([
  ['an event of one date', '', { id: 'u' }],
  ['no series, because each of its dates has an id', 'RRULE:FREQ=DAILY\r\n', {}],
])('icalendar reports %s', async (_what, rule, named) => {
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:u\r\nSUMMARY:Talk\r\n${rule}END:VEVENT\r\nEND:VCALENDAR\r\n`;
  const faults = await findErrors(icalendar, { file: 'f', page: 'https://a.example' }, text);
  expect(faults).toEqual([{ reason: 'event u: it has no start', ...named }]);
});
