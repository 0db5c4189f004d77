import { fileURLToPath } from 'node:url';
import { cvReady } from '@trackrecord/contracts';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { formatLoad, measureLoad, runInterleaved } from '../load.js';
import { type Bench, createTimeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { getApiUrl, createUser } from './bench-user.js';

const DURATION_MS = 3_000;
const SHORT_DURATION_MS = 1_000;
/** Numbers of concurrent requests. */
const [SEQUENTIAL, CONCURRENT] = [1, 8];

const BARE_MAIN = fileURLToPath(new URL('bare.main.js', import.meta.url));

type Work = () => Promise<unknown>;

const OUR_RESPONSE = 'GET /cv/generate/{uid}';
const BARE_RESPONSE = 'bare express, same response';

/** Measures requests for an existing CV through the gateway, compared with the same response of a bare express. */
export const benchExistingCv: Bench = async ({ isShort }) => {
  const durationMs = isShort ? SHORT_DURATION_MS : DURATION_MS;
  const http = new HttpClient(CONCURRENT);
  const bareServer = await startServer(BARE_MAIN);
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    const { uid, token, revision } = await createUser(http);
    const fetchCv = () => http.send('GET', getApiUrl(`/cv/generate/${uid}`), authHeaders({ token }));
    const headers = { ...authHeaders({ token }), 'x-min-revision': String(revision) };
    const response = cvReady.parse(await http.send('GET', getApiUrl(`/cv/generate/${uid}`), headers));
    await http.send('PUT', `${bareServer.url}/cv`, {}, response);
    console.log(`\nExisting CV: ${(JSON.stringify(response).length / 1024).toFixed(0)} KiB of JSON`);
    const contenders = {
      [OUR_RESPONSE]: fetchCv,
      [BARE_RESPONSE]: () => http.send('GET', `${bareServer.url}/cv`, {}),
      'authentication alone': () => firebase.verify(token),
    };
    const sequentialLoads = await compare(contenders, SEQUENTIAL, durationMs);
    if (!isShort) await compare(contenders, CONCURRENT, durationMs);
    const getP50 = (name: string) => sequentialLoads.get(name)?.p50 ?? Number.NaN;
    return [
      createTimeRatio('existing CV through the gateway / bare express', getP50(OUR_RESPONSE) / getP50(BARE_RESPONSE)),
      { name: 'existing CV, p50', value: getP50(OUR_RESPONSE), unit: 'ms' },
    ];
  } finally {
    http.close();
    await Promise.all([bareServer.stop(), firebase.close()]);
  }
};

/** Prints and returns the median round of each contender. */
async function compare(contenders: Readonly<Record<string, Work>>, concurrency: number, durationMs: number) {
  const loads = await runInterleaved(
    Object.fromEntries(
      Object.entries(contenders).map(([name, work]) => [name, () => measureLoad(concurrency, durationMs, work)]),
    ),
  );
  console.log(`\n${String(concurrency)} in flight`);
  for (const [name, load] of loads) console.log(formatLoad(name, load));
  return loads;
}
