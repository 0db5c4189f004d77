import { randomUUID } from 'node:crypto';
import {
  UNENCRYPTED_EVENT_TYPES,
  MATCH_JOBS,
  profileStream,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  userType,
} from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import {
  closeStoresOnShutdown,
  connectRedis,
  createLogger,
  DerivedDocuments,
  sleep,
  Shutdown,
  type Stores,
  WorkQueues,
} from '@trackrecord/platform';
import { sealProfileEvents } from '@trackrecord/platform/testing/seal-profile-events';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { createMatchEveryoneJob } from '@trackrecord/workers/matching/match-everyone';
import { Queue } from 'bullmq';
import { FIXED_PROFILE } from '../cv/fixed-profile.js';

const USER_COUNT = 2_000;
const CONCURRENCY = 50;
const TIMEOUT_MS = 180_000;
const POLL_MS = 50;

/** Runs `work` while thousands of users are queued for matching, as after a change of jobs. */
export async function withMatchingBacklog<Result>(work: (loadDescription: string) => Promise<Result>): Promise<Result> {
  const logger = createLogger('bench', 'warn');
  const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  const queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  const connection = connectRedis(testVariable('REDIS_URL'), logger);
  const matchingQueue = new Queue(MATCH_JOBS.queue, { connection });
  try {
    // Discard the jobs that the new profiles cause: they are not measured.
    await matchingQueue.pause();
    await storeUsers(USER_COUNT, stores);
    await waitForJobs(matchingQueue, USER_COUNT);
    await removeQueuedJobs(matchingQueue);
    await matchingQueue.resume();
    await queues.add(createMatchEveryoneJob());
    // The workers match the first users while the others are still being queued.
    await waitForJobs(matchingQueue, USER_COUNT * 0.9);
    const result = await work(`${String(USER_COUNT)} other users queued`);
    console.log(
      `${String(await countWaiting(matchingQueue))} of the ${String(USER_COUNT)} users were still queued afterwards`,
    );
    await removeQueuedJobs(matchingQueue);
    return result;
  } finally {
    await matchingQueue.close();
    connection.disconnect();
    await queues.close();
    await closeStoresOnShutdown(new Shutdown(logger), stores).run();
  }
}

const removeQueuedJobs = (queue: Queue): Promise<void> => queue.drain(true);

const countWaiting = (queue: Queue): Promise<number> => queue.getJobCountByTypes('waiting', 'prioritized', 'delayed');

/** Waits until the queue has a number of jobs. @throws {Error} on timeout. */
async function waitForJobs(queue: Queue, minCount: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const count = await countWaiting(queue);
    if (count >= minCount) return;
    if (performance.now() > deadline)
      throw new Error(
        `only ${String(count)} of ${String(minCount)} matching jobs are queued after ${String(TIMEOUT_MS)} ms`,
      );
    await sleep(POLL_MS);
  }
}

/**
 * Stores users with part of the fixed profile, without the command API, each with a ranking that is older than the
 * jobs. They have not completed onboarding, so that they get no CVs.
 */
async function storeUsers(count: number, stores: Stores): Promise<void> {
  const rankings = new DerivedDocuments(stores.mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  for (let storedCount = 0; storedCount < count; storedCount += CONCURRENCY) {
    const uids = Array.from({ length: Math.min(CONCURRENCY, count - storedCount) }, () => `bench-${randomUUID()}`);
    await Promise.all(
      uids.map(async (uid) => {
        const revision = await storeUser(uid, stores);
        // A ranking without postings.
        await rankings.store(uid, { revision, edition: 0, value: { numbers: '', percentages: '' } });
      }),
    );
  }
}

/** Stores the profile of a user. Returns its revision. */
async function storeUser(uid: string, { store, eventSealer }: Stores): Promise<number> {
  const { experiences, skills, preferences } = FIXED_PROFILE;
  const sections = {
    userType: userType.enum.professional,
    experiences: experiences.slice(0, 2),
    skills: skills.slice(0, 6),
    preferences,
  };
  const context = { newId: () => randomUUID(), today: () => '2026-01-01', now: () => '2026-01-01T00:00:00.000Z' };
  const command = { type: 'SaveProfile', sections, completesOnboarding: false } as const;
  const events = profileAggregate.decide(command, profileAggregate.initialState, context);
  const sealedEvents = await sealProfileEvents({ eventSealer }, uid, events);
  return Number(await store.append(profileStream(uid), sealedEvents, 'no_stream'));
}
