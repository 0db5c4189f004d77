import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createExperience } from '../experience.js';
import { HttpClient } from '../http-client.js';
import { percentiles } from '../load.js';
import { type Bench, type Figure, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';

const SIZES = [10, 1_000, 10_000];
const ENTRIES = 25;
const SAMPLES = 100;
const SHORT_SAMPLES = 20;

const MAIN = fileURLToPath(new URL('both-apis.main.js', import.meta.url));

/** A user whose profile has a number of events. */
interface LongProfile {
  readonly uid: string;
  readonly events: number;
}

/** A request to measure on profiles of each size. */
type Work = (profile: LongProfile, n: number) => Promise<unknown>;

/**
 * Measures commands, history and time travel on streams of different lengths, over HTTP, interleaved and one at a time.
 */
export const longStream: Bench = async ({ short }) => {
  const samples = short ? SHORT_SAMPLES : SAMPLES;
  const http = new HttpClient(1);
  const [warm, cold] = await Promise.all([
    startServer(MAIN, { CACHED_STREAMS: '2000' }),
    startServer(MAIN, { CACHED_STREAMS: '0' }),
  ]);
  const profiles: LongProfile[] = [];
  for (const events of SIZES) profiles.push(await createProfile(http, warm.url, events));

  const get =
    (path: (profile: LongProfile) => string, url = warm.url): Work =>
    (profile) =>
      http.send('GET', `${url}/api/profile/${profile.uid}${path(profile)}`, authorize(profile));
  const results = {
    'time travel to the middle': await measure(
      profiles,
      get(({ events }) => `?revision=${middleRevision(events)}`),
      samples,
    ),
    'first page of the history': await measure(
      profiles,
      get(() => '/history'),
      samples,
    ),
    'last page of the history': await measure(
      profiles,
      get(() => '/history?before=10'),
      short ? 5 : 20,
    ),
    'last page of the history, nothing in memory': await measure(
      profiles,
      get(() => '/history?before=10', cold.url),
      short ? 5 : 20,
    ),
    'warm command': await measure(profiles, saveSkill(http, warm.url), samples),
    'cold command': await measure(profiles, saveSkill(http, cold.url), samples),
  };
  await Promise.all([warm.stop(), cold.stop()]);
  http.close();

  for (const [name, times] of Object.entries(results)) {
    console.log(`\n${name}`);
    for (const [place, events] of SIZES.entries()) console.log(formatRow(events, times[place] ?? []));
  }
  return toFigures(results);
};

/**
 * Creates a profile with exactly this number of events, as years of editing would: a few entries that are revised in
 * saves of up to 25 events.
 */
async function createProfile(http: HttpClient, url: string, events: number): Promise<LongProfile> {
  const uid = `bench-${randomUUID()}`;
  const headers = { authorization: `Bearer ${uid}` };
  const personalInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  await http.send('POST', `${url}/api/profile`, headers, {
    userId: uid,
    personalInfo: { ...personalInfo, linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  });
  const ids = Array.from({ length: Math.min(ENTRIES, events - 1) }, () => randomUUID());
  let experiences = ids.map((id, n) => createExperience(id, n));
  let eventCount = 1;
  const save = async () => {
    const saved = (await http.send('PATCH', `${url}/api/profile/experience/${uid}`, headers, { experiences })) as {
      revision: number;
    };
    eventCount = saved.revision + 1;
  };
  await save();
  while (eventCount < events) {
    const change = Math.min(ids.length, events - eventCount);
    experiences = experiences.map((item, place) =>
      place < change ? createExperience(item.id, eventCount + place) : item,
    );
    await save();
  }
  return { uid, events: eventCount };
}

/** Half way, right before a snapshot: the revision that is the furthest from one. */
const middleRevision = (events: number): number => Math.floor(events / 2) - 2;

const authorize = ({ uid }: LongProfile) => ({ authorization: `Bearer ${uid}` });

/** A command that appends one event: adds a skill, and removes it the next time. */
const saveSkill =
  (http: HttpClient, url: string): Work =>
  (profile, n) =>
    http.send('PATCH', `${url}/api/profile/skills/${profile.uid}`, authorize(profile), {
      skills: n % 2 === 0 ? ['Mathematics'] : [],
    });

/** Measures the durations (ms) of some work on each profile, after a short warm-up. */
async function measure(profiles: readonly LongProfile[], work: Work, samples: number): Promise<number[][]> {
  const times = profiles.map((): number[] => []);
  const warmUp = Math.ceil(samples / 10);
  for (let n = 0; n < samples + warmUp; n += 1) {
    for (const [place, profile] of profiles.entries()) {
      const since = performance.now();
      await work(profile, n);
      if (n >= warmUp) times[place]?.push(performance.now() - since);
    }
  }
  return times;
}

function formatRow(events: number, times: readonly number[]): string {
  const { p50, p95, p99 } = percentiles(times);
  const [middle, slow, slowest] = [p50, p95, p99].map((time) => `${time.toFixed(2).padStart(7)} ms`);
  return `${String(events).padStart(7)} events   p50 ${middle}   p95 ${slow}   p99 ${slowest}`;
}

function toFigures(found: Readonly<Record<string, readonly number[][]>>): readonly Figure[] {
  const p50 = (name: string, place: number) => percentiles(found[name]?.at(place) ?? []).p50;
  return [
    timeRatio('warm command, 10,000 events / 10 events', p50('warm command', -1) / p50('warm command', 0)),
    timeRatio(
      'last page of the history, 10,000 events / first page',
      p50('last page of the history', -1) / p50('first page of the history', -1),
    ),
    { name: 'last page of the history of 10,000 events, p50', value: p50('last page of the history', -1), unit: 'ms' },
    ...['cold command', 'time travel to the middle'].map((name): Figure => {
      return { name: `${name} at 10,000 events, p95`, value: percentiles(found[name]?.at(-1) ?? []).p95, unit: 'ms' };
    }),
  ];
}
