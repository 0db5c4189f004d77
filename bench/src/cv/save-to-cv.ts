import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { computePercentiles } from '../load.js';
import type { Bench } from '../runner/figure.js';
import { getApiUrl, type BenchUser, createUser, saveTitle } from './bench-user.js';

const SAVE_COUNT = 50;
const SHORT_SAVE_COUNT = 3;
const WARM_UP_SAVES = 5;

/** Measures the time from the response to a save until the response with the CV of that revision. */
export const benchSaveToCv: Bench = async ({ isShort }) => {
  const saves = isShort ? SHORT_SAVE_COUNT : SAVE_COUNT;
  const http = new HttpClient(1);
  try {
    const user = await createUser(http);
    await downloadCv(http, user, user.revision);
    const times: number[] = [];
    for (let n = 0; n < saves + WARM_UP_SAVES; n += 1) {
      const revision = await saveTitle(http, user, n);
      const startedAt = performance.now();
      await downloadCv(http, user, revision);
      if (n >= WARM_UP_SAVES) times.push(performance.now() - startedAt);
    }
    const { p50, p95 } = computePercentiles(times);
    console.log(`\nSave to CV, ${String(saves)} saves: p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms`);
    return [{ name: 'save to CV, p50', value: p50, unit: 'ms' }];
  } finally {
    http.close();
  }
};

/** Waits for the CV of a revision. */
const downloadCv = (http: HttpClient, { uid, token }: BenchUser, revision: number): Promise<unknown> =>
  http.send('GET', getApiUrl(`/cv/generate/${uid}`), { ...authHeaders({ token }), 'x-min-revision': String(revision) });
