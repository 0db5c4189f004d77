import { CV_COLLECTION } from '@trackrecord/contracts';
import { connectMongo, type Mongo, pause } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { percentiles } from '../load.js';
import { newPerson, save } from './person.js';

const SAVES = 50;
const WARM_UP = 5;
/** A CV takes well under a second; one that has not come by then (ms) does not come. */
const DEADLINE = 30_000;
/** How often (ms) it is looked whether the CV is there: what the times are too long by, at most. */
const LOOKING = 2;

/** From the answer to a save until the CV of that revision is kept, by the stack's relay and worker. */
export async function saveToCv(): Promise<void> {
  const http = new HttpClient(1);
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  try {
    const person = await newPerson(http);
    await kept(mongo, person.uid, person.revision);
    const times: number[] = [];
    for (let n = 0; n < SAVES + WARM_UP; n += 1) {
      const revision = await save(http, person, n);
      const since = performance.now();
      await kept(mongo, person.uid, revision);
      if (n >= WARM_UP) times.push(performance.now() - since);
    }
    const { p50, p95 } = percentiles(times);
    console.log(
      `\nFrom a saved profile to its CV, ${String(SAVES)} saves: p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms`,
    );
  } finally {
    http.close();
    await mongo.close();
  }
}

/** Waits until the CV of a revision is kept; asks nobody for it, so that nothing but the relay has it made. */
async function kept({ db }: Mongo, uid: string, revision: number): Promise<void> {
  const cvs = db.collection<{ readonly _id: string; readonly revision: number }>(CV_COLLECTION);
  const until = performance.now() + DEADLINE;
  while (!(await cvs.findOne({ _id: uid, revision: { $gte: revision } }, { projection: { _id: 1 } }))) {
    if (performance.now() > until)
      throw new Error(`no CV of revision ${String(revision)} within ${String(DEADLINE)} ms`);
    await pause(LOOKING);
  }
}
