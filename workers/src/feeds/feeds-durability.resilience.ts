import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOBS_COLLECTION, type StoredJob } from '@trackrecord/contracts';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { WorkerTestbed } from '../testing/worker-testbed.js';

/** More than one ingestion batch, so that the worker can be killed between two. */
const POSTING_COUNT = scaled(1_200, { min: 1_200 });

let testbed: WorkerTestbed;
let folder: string;
beforeAll(async () => {
  testbed = await WorkerTestbed.open('feeds_durability');
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
});
afterAll(async () => {
  await testbed.close();
  await rm(folder, { recursive: true });
});

const createPosting = (index: number) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: `Engineer ${String(index)}`,
  description: 'You write Go and PostgreSQL.',
  identifier: `job-${String(index)}`,
  datePosted: new Date(Date.now() - 86_400_000).toISOString(),
  hiringOrganization: 'Acme',
  jobLocation: 'Pune, India',
  url: `https://acme.example/jobs/${String(index)}`,
});

async function writeConfig(): Promise<string> {
  await writeFile(
    join(folder, 'jobs.json'),
    JSON.stringify(Array.from({ length: POSTING_COUNT }, (_, index) => createPosting(index))),
  );
  const feed = { id: 'acme', name: 'Acme', every: '7d', adapter: 'json-ld-jobs', file: 'jobs.json' };
  const file = join(folder, 'feeds.json');
  await writeFile(file, JSON.stringify({ usd: { at: '2026-11-01', rates: {} }, feeds: [feed] }));
  return file;
}

it('ingests every posting exactly once when the worker is killed halfway', async () => {
  const env = { FEEDS_CONFIG: await writeConfig() };
  const jobs = testbed.mongo.db.collection<StoredJob>(JOBS_COLLECTION);
  const countOpen = () => jobs.countDocuments({ isOpen: true });
  const waitUntilOpen = (min: number) =>
    waitUntil(`${String(min)} jobs are open`, async () => (await countOpen()) >= min);

  const worker = testbed.startWorker(['feeds'], env);
  await waitUntilOpen(1);
  await worker.kill();
  const openCountAtKill = await countOpen();
  expect(openCountAtKill).toBeGreaterThan(0);
  expect(openCountAtKill).toBeLessThan(POSTING_COUNT);

  testbed.startWorker(['feeds'], env);
  await waitUntilOpen(POSTING_COUNT);
  expect(await jobs.countDocuments()).toBe(POSTING_COUNT);
  expect(await countOpen()).toBe(POSTING_COUNT);
  const storedJobs = await jobs.find().toArray();
  expect(new Set(storedJobs.map(({ number }) => number)).size).toBe(POSTING_COUNT);
}, 150_000);
