import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createExperience } from '../experience.js';
import { HttpClient } from '../http-client.js';
import { computePercentiles } from '../load.js';
import { type Bench, type Figure, createTimeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';

const EVENT_COUNTS = [10, 1_000, 10_000];
const MAX_ENTRIES = 25;
const SAMPLE_COUNT = 100;
const SHORT_SAMPLE_COUNT = 20;
const LAST_PAGE_SAMPLE_COUNT = 20;
const SHORT_LAST_PAGE_SAMPLE_COUNT = 5;

/** The changes with revisions below 10: the last page of the history, which is newest first. */
const LAST_PAGE_PATH = '/history?before=10';

const MAIN_FILE = fileURLToPath(new URL('both-apis.main.js', import.meta.url));

/** A user whose profile has a number of events. */
interface LongProfile {
  readonly uid: string;
  readonly eventCount: number;
}

/** A request to measure on profiles of each size. */
type Work = (profile: LongProfile, n: number) => Promise<unknown>;

/**
 * Measures commands, history and time travel on streams of different lengths, over HTTP, interleaved and one at a time.
 */
export const benchLongStream: Bench = async ({ isShort }) => {
  const sampleCount = isShort ? SHORT_SAMPLE_COUNT : SAMPLE_COUNT;
  const lastPageSampleCount = isShort ? SHORT_LAST_PAGE_SAMPLE_COUNT : LAST_PAGE_SAMPLE_COUNT;
  const http = new HttpClient(1);
  const [warmServer, coldServer] = await Promise.all([
    startServer(MAIN_FILE, { CACHED_STREAMS: '2000' }),
    startServer(MAIN_FILE, { CACHED_STREAMS: '0' }),
  ]);
  const profiles: LongProfile[] = [];
  for (const eventCount of EVENT_COUNTS) profiles.push(await createProfile(http, warmServer.url, eventCount));

  const createGetRequest =
    (path: (profile: LongProfile) => string, url = warmServer.url): Work =>
    (profile) =>
      http.send('GET', `${url}/api/profile/${profile.uid}${path(profile)}`, getAuthHeaders(profile));
  const results = {
    'time travel to the middle': await measureDurations(
      profiles,
      createGetRequest(({ eventCount }) => `?revision=${getMiddleRevision(eventCount)}`),
      sampleCount,
    ),
    'first page of the history': await measureDurations(
      profiles,
      createGetRequest(() => '/history'),
      sampleCount,
    ),
    'last page of the history': await measureDurations(
      profiles,
      createGetRequest(() => LAST_PAGE_PATH),
      lastPageSampleCount,
    ),
    'last page of the history, not cached': await measureDurations(
      profiles,
      createGetRequest(() => LAST_PAGE_PATH, coldServer.url),
      lastPageSampleCount,
    ),
    'warm command': await measureDurations(profiles, createSaveRequest(http, warmServer.url), sampleCount),
    'cold command': await measureDurations(profiles, createSaveRequest(http, coldServer.url), sampleCount),
  };
  await Promise.all([warmServer.stop(), coldServer.stop()]);
  http.close();

  for (const [name, times] of Object.entries(results)) {
    console.log(`\n${name}`);
    for (const [index, eventCount] of EVENT_COUNTS.entries()) console.log(formatRow(eventCount, times[index] ?? []));
  }
  return toFigures(results);
};

/**
 * Creates a profile with exactly this number of events, as years of editing would: a few entries that are revised in
 * saves of up to 25 events.
 */
async function createProfile(http: HttpClient, url: string, targetEventCount: number): Promise<LongProfile> {
  const uid = `bench-${randomUUID()}`;
  const headers = { authorization: `Bearer ${uid}` };
  const personalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  await http.send('POST', `${url}/api/profile`, headers, {
    userId: uid,
    personalInfo: { ...personalInfo, linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  });
  const ids = Array.from({ length: Math.min(MAX_ENTRIES, targetEventCount - 1) }, () => randomUUID());
  let experiences = ids.map((id, n) => createExperience(id, n));
  let eventCount = 1;
  const save = async () => {
    const response = (await http.send('PATCH', `${url}/api/profile/experience/${uid}`, headers, { experiences })) as {
      revision: number;
    };
    eventCount = response.revision + 1;
  };
  await save();
  while (eventCount < targetEventCount) {
    const changeCount = Math.min(ids.length, targetEventCount - eventCount);
    experiences = experiences.map((item, index) =>
      index < changeCount ? createExperience(item.id, eventCount + index) : item,
    );
    await save();
  }
  return { uid, eventCount };
}

/** Returns a revision in the middle right before a snapshot, where the most events have to be replayed. */
const getMiddleRevision = (eventCount: number): number => Math.floor(eventCount / 2) - 2;

const getAuthHeaders = ({ uid }: LongProfile) => ({ authorization: `Bearer ${uid}` });

/** Creates a request that appends one event: it adds a skill, and removes it the next time. */
const createSaveRequest =
  (http: HttpClient, url: string): Work =>
  (profile, n) =>
    http.send('PATCH', `${url}/api/profile/skills/${profile.uid}`, getAuthHeaders(profile), {
      skills: n % 2 === 0 ? ['Mathematics'] : [],
    });

/** Measures the durations (ms) of some work on each profile, after a short warm-up. */
async function measureDurations(
  profiles: readonly LongProfile[],
  work: Work,
  sampleCount: number,
): Promise<number[][]> {
  const times = profiles.map((): number[] => []);
  const warmUpCount = Math.ceil(sampleCount / 10);
  for (let n = 0; n < sampleCount + warmUpCount; n += 1) {
    for (const [index, profile] of profiles.entries()) {
      const startedAt = performance.now();
      await work(profile, n);
      if (n >= warmUpCount) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times;
}

function formatRow(eventCount: number, times: readonly number[]): string {
  const { p50, p95, p99 } = computePercentiles(times);
  const [median, slow, slowest] = [p50, p95, p99].map((time) => `${time.toFixed(2).padStart(7)} ms`);
  return `${String(eventCount).padStart(7)} events   p50 ${median}   p95 ${slow}   p99 ${slowest}`;
}

function toFigures(results: Readonly<Record<string, readonly number[][]>>): readonly Figure[] {
  const getP50 = (name: string, index: number) => computePercentiles(results[name]?.at(index) ?? []).p50;
  return [
    createTimeRatio('warm command, 10,000 events / 10 events', getP50('warm command', -1) / getP50('warm command', 0)),
    createTimeRatio(
      'last page of the history, 10,000 events / first page',
      getP50('last page of the history', -1) / getP50('first page of the history', -1),
    ),
    {
      name: 'last page of the history of 10,000 events, p50',
      value: getP50('last page of the history', -1),
      unit: 'ms',
    },
    ...['cold command', 'time travel to the middle'].flatMap((name): readonly Figure[] => [
      createTimeRatio(`${name}, 10,000 events / 10 events`, getP50(name, -1) / getP50(name, 0)),
      {
        name: `${name} at 10,000 events, p95`,
        value: computePercentiles(results[name]?.at(-1) ?? []).p95,
        unit: 'ms',
      },
    ]),
  ];
}
