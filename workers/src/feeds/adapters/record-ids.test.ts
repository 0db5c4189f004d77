import { createTextReader } from '../../testing/text-reader.js';
import type { Adapter, RecordError } from '../adapter.js';
import { arbeitnow } from './arbeitnow.js';
import { ashby } from './ashby.js';
import { greenhouse } from './greenhouse.js';
import { icalendar } from './icalendar.js';
import { jsonLdEvents } from './json-ld-events.js';
import { jsonLdJobs } from './json-ld-jobs.js';
import { lever } from './lever.js';

async function findErrors(adapter: Adapter, settings: object, text: string): Promise<readonly RecordError[]> {
  const errors: RecordError[] = [];
  const reader = createTextReader(text);
  for await (const page of adapter.readPages(settings, reader)) errors.push(...page.errors);
  return errors;
}
const posting = { '@type': 'JobPosting', '@id': 'j-1', hiringOrganization: 'Acme', url: 'https://a.example/j-1' };

// Each record lacks a required field, as if its publisher had renamed it, and is therefore unreadable.
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
  const complete = { ...posting, title: 'Engineer', datePosted: '2026-11-10' };
  const reader = createTextReader(JSON.stringify(complete));
  const ids: string[] = [];
  for await (const page of jsonLdJobs.readPages({ file: 'f' }, reader)) ids.push(...page.records.map(({ id }) => id));
  expect(await findErrors(jsonLdJobs, { file: 'f' }, JSON.stringify(posting))).toMatchObject([{ id: ids[0] }]);
});

it('json-ld-jobs reports no id for a record without an employer', async () => {
  const { hiringOrganization: _, ...withoutEmployer } = posting;
  expect((await findErrors(jsonLdJobs, { file: 'f' }, JSON.stringify(withoutEmployer)))[0]).not.toHaveProperty('id');
});

it.each([
  ['the id of a single event', '', { id: 'u' }],
  ['no id for a series, because each date has its own', 'RRULE:FREQ=DAILY\r\n', {}],
])('icalendar reports %s', async (_what, rule, expected) => {
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:u\r\nSUMMARY:Talk\r\n${rule}END:VEVENT\r\nEND:VCALENDAR\r\n`;
  const errors = await findErrors(icalendar, { file: 'f', page: 'https://a.example' }, text);
  expect(errors).toEqual([{ reason: 'event u: it has no start', ...expected }]);
});
