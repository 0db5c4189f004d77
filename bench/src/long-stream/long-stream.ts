import { fileURLToPath } from 'node:url';
import { HttpClient } from '../http-client.js';
import { percentiles } from '../load.js';
import { startServer } from '../server-under-load.js';
import { grownProfile, type GrownProfile } from './grown-profile.js';

const SIZES = [10, 1_000, 10_000];
const SAMPLES = 100;
/** The limits the issue sets: of a warm command at 10,000 events beside one at 10, and of the others in milliseconds. */
const MOST_GROWTH = 1.5;
const MOST_COLD = 300;

const MAIN = fileURLToPath(new URL('ours.main.js', import.meta.url));

/** One thing that is measured on profiles of each size. */
type Work = (profile: GrownProfile, n: number) => Promise<unknown>;

/** Commands, history and time travel on short and long streams, over HTTP, one at a time, the sizes taking turns. */
export async function longStream(): Promise<void> {
  const http = new HttpClient(1);
  const [warm, cold] = await Promise.all([
    startServer(MAIN, { REMEMBERED: '2000' }),
    startServer(MAIN, { REMEMBERED: '0' }),
  ]);
  const profiles: GrownProfile[] = [];
  for (const events of SIZES) profiles.push(await grownProfile(http, warm.url, events));

  const get =
    (path: (profile: GrownProfile) => string): Work =>
    (profile) =>
      http.send('GET', `${warm.url}/api/profile/${profile.uid}${path(profile)}`, as(profile));
  const found = {
    'time travel to the middle': await measure(
      profiles,
      get(({ events }) => `?revision=${middleOf(events)}`),
    ),
    'first page of the history': await measure(
      profiles,
      get(() => '/history'),
    ),
    'last page of the history': await measure(
      profiles,
      get(() => '/history?before=10'),
      20,
    ),
    'warm command': await measure(profiles, skillSaved(http, warm.url)),
    'cold command': await measure(profiles, skillSaved(http, cold.url)),
  };
  await Promise.all([warm.stop(), cold.stop()]);
  http.close();

  for (const [name, times] of Object.entries(found)) {
    console.log(`\n${name}`);
    for (const [place, events] of SIZES.entries()) console.log(row(events, times[place] ?? []));
  }
  judge(found);
}

/** Half way, and right before a snapshot would be kept: no snapshot is further from it than from any other. */
const middleOf = (events: number): number => Math.floor(events / 2) - 2;

const as = ({ uid }: GrownProfile) => ({ authorization: `Bearer ${uid}` });

/** A command that appends one event: a skill comes, and goes again the next time. */
const skillSaved =
  (http: HttpClient, url: string): Work =>
  (profile, n) =>
    http.send('PATCH', `${url}/api/profile/skills/${profile.uid}`, as(profile), {
      skills: n % 2 === 0 ? ['Mathematics'] : [],
    });

/** The times (milliseconds) that some work takes on each profile, without those of a short warm-up. */
async function measure(profiles: readonly GrownProfile[], work: Work, samples = SAMPLES): Promise<number[][]> {
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

function row(events: number, times: readonly number[]): string {
  const { p50, p95, p99 } = percentiles(times);
  const [middle, slow, slowest] = [p50, p95, p99].map((time) => `${time.toFixed(2).padStart(7)} ms`);
  return `${String(events).padStart(7)} events   p50 ${middle}   p95 ${slow}   p99 ${slowest}`;
}

function judge(found: Readonly<Record<'warm command' | 'cold command' | 'time travel to the middle', number[][]>>) {
  const p50 = (times: readonly number[] = []) => percentiles(times).p50;
  const p95 = (times: readonly number[] = []) => percentiles(times).p95;
  const growth = p50(found['warm command'].at(-1)) / p50(found['warm command'][0]);
  const verdicts = [
    {
      what: `a warm command at 10,000 events costs ${growth.toFixed(2)} of one at 10`,
      value: growth,
      most: MOST_GROWTH,
    },
    ...(['cold command', 'time travel to the middle'] as const).map((name) => {
      const value = p95(found[name].at(-1));
      return { what: `${name} at 10,000 events takes ${value.toFixed(1)} ms (p95)`, value, most: MOST_COLD };
    }),
  ];
  console.log('');
  for (const { what, value, most } of verdicts) {
    const isHeld = value <= most;
    console.log(`${isHeld ? 'ok' : 'TOO SLOW'}: ${what} (at most: ${most})`);
    if (!isHeld) process.exitCode = 1;
  }
}
