import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';
import type { FeedPage } from '../feeds/adapter.js';
import type { Posting } from '../feeds/feed-records.js';
import { ingestJobs } from '../feeds/ingestion/ingest-jobs.js';
import { PostingStore } from '../feeds/ingestion/posting-store.js';
import type { FindRequiredSkills } from '../ai/rules/rules-ai.js';
import { createRequiredSkillsFinder } from './required-skills.js';

const NOW = new Date('2026-11-20T12:00:00Z');
let mongo: Mongo;
let store: PostingStore;
let findRequiredSkills: FindRequiredSkills;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/roles_${randomUUID()}`));
  store = new PostingStore(mongo.db);
  await store.createIndexes();
  findRequiredSkills = createRequiredSkillsFinder(mongo.db);
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

type Offer = Pick<Posting, 'title' | 'description'> & Partial<Posting>;

async function* createPage(offers: readonly Offer[]): AsyncGenerator<FeedPage<Posting>> {
  await Promise.resolve();
  const records = offers.map((offer, index) => ({
    id: String(index),
    company: `Company ${String(index)}`,
    location: 'Leeds, United Kingdom',
    remote: false,
    employmentType: [],
    url: `https://jobs.example/${String(index)}`,
    ...offer,
  }));
  yield { records, errors: [] };
}

const ingest = (offers: readonly Offer[]) =>
  ingestJobs(
    createPage(offers),
    {
      source: { id: 'board', name: 'Board', isSample: false },
      rates: {},
      sourceRanks: new Map([['board', 0]]),
      now: NOW,
      signal: AbortSignal.timeout(WAIT_TIMEOUT_MS),
    },
    store,
  );

const ask = (...skills: readonly string[]): string => `Requirements\n${skills.map((skill) => `• ${skill}`).join('\n')}`;

it.each([
  'Electrician',
  'Senior Electrician',
  'Electrician (m/w/d)',
  'Electrician, night shift',
  'Electrician – Leeds',
  'Maintenance Electrician',
  'Elektriker/in',
  'Électricien',
])('reads the required skills of an electrician from a posting for “%s”', async (title) => {
  await ingest([{ title, description: ask('Wiring', 'Fault finding') }]);
  expect(await findRequiredSkills('Electrician')).toEqual(['Electrical Wiring', 'Fault Finding']);
});

it.each(['Electrical Engineer', 'Recruiter for electricians', 'Electrician’s accountant', 'Plumber'])(
  'reads no required skills of an electrician from a posting for “%s”',
  async (title) => {
    await ingest([{ title, description: ask('Wiring') }]);
    expect(await findRequiredSkills('Electrician')).toEqual([]);
  },
);

it('shows what a quarter of the open postings demand, the most frequent first, and nothing that is nice to have', async () => {
  await ingest([
    { title: 'Electrician', description: ask('Fault finding', 'Wiring') },
    { title: 'Electrician', description: ask('Fault finding') },
    { title: 'Electrician', description: `${ask('Fault finding')}\nNice to have\n• Welding` },
    { title: 'Electrician', description: ask('Fault finding') },
    { title: 'Electrician', description: ask('Welding'), validThrough: new Date(NOW.getTime() - 1) },
  ]);
  expect(await findRequiredSkills('electrician')).toEqual(['Fault Finding', 'Electrical Wiring']);
});
