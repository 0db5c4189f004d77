import { randomUUID } from 'node:crypto';
import { MATCH_JOBS, profileStream, type Ranking } from '@trackrecord/contracts';
import type { DerivedDocuments, NewJob, WorkQueues } from '@trackrecord/platform';

/** The job that re-ranks all users after postings changed; at most one is queued. */
export const MATCH_EVERYONE = { queue: MATCH_JOBS.queue, name: 'match-everyone' } as const;

export const createMatchEveryoneJob = (): NewJob => ({
  ...MATCH_EVERYONE,
  id: `${MATCH_EVERYONE.name}-${randomUUID()}`,
  data: {},
  deduplicationId: 'everyone',
  hasLongRetries: true,
});

interface MatchEveryoneDependencies {
  readonly rankings: Pick<DerivedDocuments<Ranking>, 'listUsersAfter'>;
  readonly queues: Pick<WorkQueues, 'add'>;
}

const BATCH_SIZE = 500;

/** Queues a re-ranking for every user who has a ranking, at most one each. */
export async function matchEveryone(
  _data: unknown,
  signal: AbortSignal,
  { rankings, queues }: MatchEveryoneDependencies,
): Promise<void> {
  let lastUid = '';
  for (;;) {
    signal.throwIfAborted();
    const uids = await rankings.listUsersAfter(lastUid, BATCH_SIZE);
    await Promise.all(uids.map((uid) => queues.add(createRematchJob(uid))));
    const nextLastUid = uids.at(-1);
    if (nextLastUid === undefined) return;
    lastUid = nextLastUid;
  }
}

/**
 * The job that re-ranks a user after postings changed. It has low priority and its own deduplication id. With the id of
 * saves, the job of a save would not be added while this one waits, and the ranking after the save would get its low
 * priority.
 */
export const createRematchJob = (uid: string): NewJob => ({
  ...MATCH_JOBS,
  id: `${MATCH_JOBS.name}-${randomUUID()}`,
  // Any revision will do, because the job ranks the newest one.
  data: { uid, stream: profileStream(uid), revision: 0 },
  deduplicationId: `again-${uid}`,
  hasLongRetries: true,
  priority: 'bulk',
});
