import { fileURLToPath } from 'node:url';
import { cvReady } from '@trackrecord/contracts';
import { connectFirebase } from '@trackrecord/platform';
import { as, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { load, row, runInTurns } from '../load.js';
import { type Bench, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-under-load.js';
import { api, newPerson } from './person.js';

const DURATION = 3_000;
const SHORT_DURATION = 1_000;
const [ALONE, MANY] = [1, 8];

const BARE = fileURLToPath(new URL('bare.main.js', import.meta.url));

type Work = () => Promise<unknown>;

const OURS = 'GET /cv/generate/{uid}';
const BARE_ANSWER = 'bare express, the same answer';

/** Measures requests for an existing CV through the gateway, compared with the same response of a bare express. */
export const readyCv: Bench = async ({ short }) => {
  const duration = short ? SHORT_DURATION : DURATION;
  const http = new HttpClient(MANY);
  const bare = await startServer(BARE);
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    const { uid, token, revision } = await newPerson(http);
    const get = () => http.send('GET', api(`/cv/generate/${uid}`), as({ token }));
    const waited = { ...as({ token }), 'x-min-revision': String(revision) };
    const answer = cvReady.parse(await http.send('GET', api(`/cv/generate/${uid}`), waited));
    await http.send('PUT', `${bare.url}/cv`, {}, answer);
    console.log(`\nA ready CV is served: ${(JSON.stringify(answer).length / 1024).toFixed(0)} KiB of JSON`);
    const contenders = {
      [OURS]: get,
      [BARE_ANSWER]: () => http.send('GET', `${bare.url}/cv`, {}),
      'authentication alone': () => firebase.verify(token),
    };
    const alone = await compare(contenders, ALONE, duration);
    if (!short) await compare(contenders, MANY, duration);
    const p50 = (name: string) => alone.get(name)?.p50 ?? Number.NaN;
    return [
      timeRatio('existing CV through the gateway / bare express', p50(OURS) / p50(BARE_ANSWER)),
      { name: 'existing CV, p50', value: p50(OURS), unit: 'ms' },
    ];
  } finally {
    http.close();
    await Promise.all([bare.stop(), firebase.close()]);
  }
};

/** Prints and returns the median round of each contender. */
async function compare(contenders: Readonly<Record<string, Work>>, flight: number, duration: number) {
  const loads = await runInTurns(
    Object.fromEntries(Object.entries(contenders).map(([name, work]) => [name, () => load(flight, duration, work)])),
  );
  console.log(`\n${String(flight)} in flight`);
  for (const [name, found] of loads) console.log(row(name, found));
  return loads;
}
