import { join, resolve } from 'node:path';
import { expensiveIn, type TextCall, unlistedOf } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { jobsQuery } from '@trackrecord/contracts';
import { type ListedJob, OpenJobs } from './jobs/open-jobs.js';
import { selectJobs } from './jobs/select-jobs.js';

const LISTED: ListedJob = {
  _id: 'a',
  jobId: 'a',
  number: 1,
  change: 1,
  isOpen: true,
  postedAt: '2026-11-10T00:00:00.000Z',
  expiresAt: new Date('2026-12-20T00:00:00Z'),
  location: 'Pune',
  yearly: undefined,
  remote: false,
  title: 'Title',
  company: 'Company',
  description: 'Text',
};

const OWN = 'its texts are ours or come from operators';
const exempt: Readonly<Record<string, string>> = {
  'export/data-file#listFile': OWN,
  'export/data-file#valueFile': OWN,
  'export/data-file#textFile': OWN,
  'export/data-file#packedFile': OWN,
  'projector/project#projectForever': OWN,
  'projector/rebuild#rebuildAll': OWN,
  'projector/rebuild#rebuildStream': OWN,
  'health/reach#reachChecks': OWN,
  'openapi/docs-routes#docsRoutes': OWN,
};

const calls: Readonly<Record<string, TextCall>> = {
  'a posting in the lists': (text) =>
    new OpenJobs().take([{ ...LISTED, title: text.slice(0, 200), description: text, location: text.slice(0, 200) }]),
  'a query': (text) =>
    selectJobs(new OpenJobs(), [], jobsQuery.parse({ search: text.slice(0, 200), location: text.slice(0, 200) }), 0),
};

const folder = resolve(__dirname, '..');
// Not `import`: a module that exports `then` would be taken for a promise.
const load = (file: string) => jest.requireActual<Readonly<Record<string, unknown>>>(join(folder, file));
const workspace = { folder, load, now: () => process.cpuUsage().user / 1_000, exempt, calls };

it('lists every exported function that takes text beside other things', () => {
  expect(unlistedOf(workspace)).toEqual([]);
}, 120_000);

it('reads 20,000 letters of any kind in a time that grows as the text does', () => {
  expect(expensiveIn(workspace)).toEqual([]);
}, 600_000);
