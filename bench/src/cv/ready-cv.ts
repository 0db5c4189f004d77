import { fileURLToPath } from 'node:url';
import { cvReady } from '@trackrecord/contracts';
import { connectFirebase } from '@trackrecord/platform';
import { as, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { type Load, load, middle, row } from '../load.js';
import { startServer } from '../server-under-load.js';
import type { Limit } from './limit.js';
import { api, newPerson } from './person.js';

const DURATION = 3_000;
/** The contenders take turns and the middle round counts, so that what else the machine does hits them alike. */
const ROUNDS = 3;
const [ALONE, MANY] = [1, 8];
/** The limit the issue sets (milliseconds): the middle of answers with a CV that is there, one at a time. */
const READY = 15;

const BARE = fileURLToPath(new URL('bare.main.js', import.meta.url));

type Work = () => Promise<unknown>;

/** A CV that is kept, asked for through the gateway, beside the same answer from a bare express. Answers our limit. */
export async function readyCv(): Promise<Limit> {
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
      'GET /cv/generate/{uid}': get,
      'bare express, the same answer': () => http.send('GET', `${bare.url}/cv`, {}),
      'authentication alone': () => firebase.verify(token),
    };
    const { p50 } = await compare(contenders, ALONE);
    await compare(contenders, MANY);
    return { what: 'a ready CV', value: p50, below: READY };
  } finally {
    http.close();
    await Promise.all([bare.stop(), firebase.close()]);
  }
}

/** Prints what each comes to; answers the first. */
async function compare(contenders: Readonly<Record<string, Work>>, flight: number): Promise<Load> {
  const rounds: { readonly name: string; readonly found: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(contenders)) {
      rounds.push({ name, found: await load(flight, DURATION, work) });
    }
  }
  const names = Object.keys(contenders);
  const found = names.map((name) => middle(rounds.filter((round) => round.name === name).map((round) => round.found)));
  console.log(`\n${String(flight)} in flight`);
  for (const [place, name] of names.entries()) {
    const one = found[place];
    if (one) console.log(row(name, one));
  }
  return middle(found.slice(0, 1));
}
