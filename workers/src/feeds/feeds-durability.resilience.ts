import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOBS_COLLECTION, type StoredJob } from '@trackrecord/contracts';
import { startTcpProxy, type TcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { WorkerTestbed } from '../testing/worker-testbed.js';

/** More than two ingestion batches, so that the worker can be killed between two. */
const POSTING_COUNT = scaled(1_200, { min: 1_200 });
/** Bytes that the worker sends to MongoDB until all of the first batch are stored, and not all of the second. */
const BYTES_BEFORE_KILL = 3_000_000;
/** So long that a batch of 500 postings has about two thirds of BYTES_BEFORE_KILL. */
const DESCRIPTION = 'You write Go and PostgreSQL. '.repeat(140);

let testbed: WorkerTestbed;
let proxy: TcpProxy;
let folder: string;
beforeAll(async () => {
  testbed = await WorkerTestbed.open('feeds_durability');
  const { hostname, port } = new URL(testbed.databaseUrl);
  proxy = await startTcpProxy(hostname, Number(port));
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
});
afterAll(async () => {
  await testbed.close();
  await proxy.close();
  await rm(folder, { recursive: true });
});

const createPosting = (index: number) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: `Engineer ${String(index)}`,
  description: DESCRIPTION,
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
  const database = new URL(testbed.databaseUrl);
  database.port = String(proxy.port);
  const env = { FEEDS_CONFIG: await writeConfig(), MONGODB_URL: database.href };
  const jobs = testbed.mongo.db.collection<StoredJob>(JOBS_COLLECTION);
  const countOpen = () => jobs.countDocuments({ isOpen: true });

  const paused = proxy.pauseAfter(BYTES_BEFORE_KILL);
  const worker = testbed.startWorker(['feeds'], env);
  await paused;
  await worker.kill();
  proxy.resume();
  const countAtKill = await jobs.countDocuments();
  expect(countAtKill).toBeGreaterThan(0);
  expect(countAtKill).toBeLessThan(POSTING_COUNT);

  testbed.startWorker(['feeds'], env);
  await waitUntil('all jobs are open', async () => (await countOpen()) >= POSTING_COUNT);
  expect(await jobs.countDocuments()).toBe(POSTING_COUNT);
  expect(await countOpen()).toBe(POSTING_COUNT);
  const storedJobs = await jobs.find().toArray();
  expect(new Set(storedJobs.map(({ number }) => number)).size).toBe(POSTING_COUNT);
}, 150_000);
