import { randomUUID } from 'node:crypto';
import {
  CLEAR_EVENT_TYPES,
  MATCH_JOBS,
  profileStream,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  userType,
} from '@trackrecord/contracts';
import { profileDecider } from '@trackrecord/domain';
import {
  closeStores,
  connectRedis,
  createLogger,
  DerivedDocuments,
  pause,
  Shutdown,
  type Stores,
  WorkQueues,
} from '@trackrecord/platform';
import { sealSave } from '@trackrecord/platform/testing/seal-save';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { testStores } from '@trackrecord/platform/testing/test-stores';
import { matchEveryoneJob } from '@trackrecord/workers/matching/match-everyone';
import { Queue } from 'bullmq';
import { FIXED_PROFILE } from '../cv/fixed-profile.js';

const PEOPLE = 2_000;
const AT_ONCE = 50;
const DEADLINE = 180_000;
const LOOKING = 50;

/** Runs `work` while thousands of users wait to be matched again, as after a change of jobs. */
export async function whileEverybodyWaits<Result>(work: (meanwhile: string) => Promise<Result>): Promise<Result> {
  const logger = createLogger('bench', 'warn');
  const stores = await testStores(CLEAR_EVENT_TYPES);
  const queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  const connection = connectRedis(testVariable('REDIS_URL'), logger);
  const matching = new Queue(MATCH_JOBS.queue, { connection });
  try {
    // Discards the work that the new profiles cause: it is not measured.
    await matching.pause();
    await storePeople(PEOPLE, stores);
    await untilWaiting(matching, PEOPLE);
    await matching.drain(true);
    await matching.resume();
    await queues.add(matchEveryoneJob());
    await untilWaiting(matching, PEOPLE * 0.9);
    const result = await work(`${String(PEOPLE)} others being matched again`);
    console.log(`${String(await waiting(matching))} of them were still waiting after that`);
    await matching.drain(true);
    return result;
  } finally {
    await matching.close();
    connection.disconnect();
    await queues.close();
    await closeStores(new Shutdown(logger), stores).run();
  }
}

const waiting = (queue: Queue): Promise<number> => queue.getJobCountByTypes('waiting', 'prioritized', 'delayed');

/** Waits until the queue has a number of jobs. @throws {Error} on timeout. */
async function untilWaiting(queue: Queue, least: number): Promise<void> {
  const until = performance.now() + DEADLINE;
  for (;;) {
    const found = await waiting(queue);
    if (found >= least) return;
    if (performance.now() > until) throw new Error(`${String(found)} of ${String(least)} users wait to be matched`);
    await pause(LOOKING);
  }
}

/**
 * Stores users with part of the fixed profile, without the command API, each with a ranking that is older than the jobs. They
 * have not completed onboarding, so that they get no CVs.
 */
async function storePeople(count: number, stores: Stores): Promise<void> {
  const rankings = new DerivedDocuments(stores.mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - stored) }, () => `bench-${randomUUID()}`);
    await Promise.all(
      some.map(async (uid) => {
        const revision = await storePerson(uid, stores);
        await rankings.keep(uid, { revision, edition: 0, value: { numbers: '', percentages: '' } });
      }),
    );
  }
}

/** Returns the revision. */
async function storePerson(uid: string, { store, sealed }: Stores): Promise<number> {
  const { experiences, skills, preferences } = FIXED_PROFILE;
  const sections = {
    userType: userType.enum.professional,
    experiences: experiences.slice(0, 2),
    skills: skills.slice(0, 6),
    preferences,
  };
  const outside = { newId: () => randomUUID(), today: () => '2026-01-01' };
  const command = { type: 'SaveProfile', sections, completesOnboarding: false } as const;
  const events = profileDecider.decide(command, profileDecider.initialState, outside);
  const closed = await sealSave({ sealed }, uid, events);
  return Number(await store.append(profileStream(uid), closed, 'no_stream'));
}
