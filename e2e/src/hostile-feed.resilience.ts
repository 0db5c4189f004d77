import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '@trackrecord/platform';
import { IsolatedStack } from './isolated-stack.js';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { WAIT_TIMEOUT_MS, waitFor } from '@trackrecord/platform/testing/wait-for';

const DEMO_CREDENTIALS = { email: 'nadia.kurian@example.com', password: 'trackrecord', returnSecureToken: true };
const HEALTH_TIMEOUT_MS = 2_000;
/**
 * A check can fail while all services share a busy machine. A service that a hostile text blocks would be unhealthy for
 * minutes.
 */
const MAX_UNHEALTHY_MS = 30_000;
const MIN_HEALTH_REQUEST_COUNT = 5;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
});
afterEach(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const createPosting = (id: string, title: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: id,
  url: `https://example.com/jobs/${id}`,
  title,
  description,
  hiringOrganization: { '@type': 'Organization', name: 'Kestrel Labs' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Pune', addressCountry: 'IN' } },
  datePosted: new Date().toISOString().slice(0, 10),
});

/** Repeated to 20,000 characters without a break; slow for regular expressions that backtrack. */
const REPEATED_TEXTS = ['漢', '漢a', 'अ', '가', 'a+', '漢+', '𠮷', 'e\u0301', '\u0301', '(', '.', '-', '7', 'ß', 'ﷺ'];
const createHostileText = (index: number): string => {
  const repeatedText = REPEATED_TEXTS[index % REPEATED_TEXTS.length] ?? '漢';
  return repeatedText.repeat(Math.floor(20_000 / repeatedText.length));
};

/** Postings that refer to one long text: with a copy for each, they would be thousands of times as long. */
const createReferringPostings = (): readonly unknown[] => [
  { '@id': '#text', '@value': 'You feed falcons. '.repeat(60_000) },
  ...Array.from({ length: 9_000 }, (_none, index) => ({
    ...createPosting(`referring-${String(index)}`, `Referring ${String(index)}`, ''),
    description: { '@id': '#text' },
  })),
];

/**
 * Writes a configuration with a feed of twenty hostile and two ordinary postings, and one that cannot be read, because
 * its postings refer to one text.
 */
function writeFeedsConfig(configFolder: string): string {
  const postings = [
    createPosting('first', 'Ordinary Falconer', 'You train falcons.'),
    ...Array.from({ length: 20 }, (_none, index) =>
      createPosting(`hostile-${String(index)}`, `Hostile ${String(index)}`, createHostileText(index)),
    ),
    createPosting('last', 'Ordinary Beekeeper', 'You keep bees.'),
  ];
  writeFileSync(join(configFolder, 'jobs.json'), JSON.stringify(postings));
  writeFileSync(join(configFolder, 'referring.json'), JSON.stringify(createReferringPostings()));
  const feeds = [
    { id: 'referring', name: 'Referring', adapter: 'json-ld-jobs', every: '1d', file: 'referring.json' },
    { id: 'odd', name: 'Odd', adapter: 'json-ld-jobs', every: '1d', file: 'jobs.json' },
  ];
  const config = join(configFolder, 'feeds.json');
  writeFileSync(config, JSON.stringify({ usd: { at: '2026-11-01', rates: {} }, feeds }));
  return config;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_CREDENTIALS),
  });
  return (await readJson<{ idToken: string }>(response)).idToken;
}

async function searchTitles(url: string, token: string, search: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/jobs/allJobs?limit=50&search=${encodeURIComponent(search)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(WAIT_TIMEOUT_MS),
  });
  if (response.status !== 200) return [];
  const { data } = (await response.json()) as { data: { jobs: { title: string }[] } };
  return data.jobs.map(({ title }) => title);
}

/** Returns why the last fetch of each feed failed. */
async function readFeedFailures(stack: IsolatedStack): Promise<Readonly<Record<string, string>>> {
  const mongo = await connectMongo(stack.env['MONGODB_URL'] ?? '');
  try {
    const states = await mongo.db.collection<{ _id: string; failure: string }>('feed_states').find().toArray();
    return Object.fromEntries(states.map(({ _id, failure }) => [_id, failure]));
  } finally {
    await mongo.close();
  }
}

/**
 * Polls the health endpoint. The returned function stops it after at least `MIN_HEALTH_REQUEST_COUNT`, and returns the
 * longest time without a healthy response.
 */
function watchHealth(url: string) {
  const controller = new AbortController();
  let requestCount = 0;
  let healthyAt = performance.now();
  let longestUnhealthyMs = 0;
  const polling = (async () => {
    while (!controller.signal.aborted || requestCount < MIN_HEALTH_REQUEST_COUNT) {
      requestCount += 1;
      const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const status = await fetch(`${url}/api/health`, { signal }).then((response) => response.status, String);
      const now = performance.now();
      longestUnhealthyMs = Math.max(longestUnhealthyMs, now - healthyAt);
      if (status === 200) healthyAt = now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    controller.abort();
    await polling;
    return longestUnhealthyMs;
  };
}

it('ingests a feed with hostile texts, reports one that cannot be read, stays healthy and restarts', async () => {
  const feeds = { FEEDS_CONFIG: writeFeedsConfig(folder) };
  const dataDir = join(folder, 'data');
  const firstStack = await IsolatedStack.start(dataDir, 0, feeds);
  const stopWatching = watchHealth(firstStack.url);
  const token = await signIn(firstStack.url);
  const titles = await waitFor('22 postings', async () => {
    const found = await searchTitles(firstStack.url, token, '');
    return found.length < 22 ? undefined : found;
  });
  expect(titles).toEqual(
    expect.arrayContaining(['Ordinary Falconer', 'Ordinary Beekeeper', 'Hostile 0', 'Hostile 19']),
  );
  expect(await searchTitles(firstStack.url, token, 'falcons')).toEqual(['Ordinary Falconer']);
  expect(await stopWatching()).toBeLessThan(MAX_UNHEALTHY_MS);
  expect(await readFeedFailures(firstStack)).toEqual({
    odd: '',
    referring: 'referring.json: its references repeat the same texts too often',
  });
  await firstStack.stop();

  const secondStack = await IsolatedStack.start(dataDir, 0, feeds);
  expect(await searchTitles(secondStack.url, await signIn(secondStack.url), 'bees')).toEqual(['Ordinary Beekeeper']);
}, 240_000);
