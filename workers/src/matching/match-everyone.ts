import { randomUUID } from 'node:crypto';
import { MATCH_JOBS, profileStream, type Ranking } from '@trackrecord/contracts';
import type { DerivedDocuments, NewJob, WorkQueues } from '@trackrecord/platform';

/** The job that has everybody matched again after jobs have changed; one waits at most. */
export const MATCH_EVERYONE = { queue: MATCH_JOBS.queue, name: 'match-everyone' } as const;

/** A job of that kind. */
export const matchEveryoneJob = (): NewJob => ({
  ...MATCH_EVERYONE,
  id: `${MATCH_EVERYONE.name}-${randomUUID()}`,
  data: {},
  once: 'everyone',
  patient: true,
});

interface Parts {
  readonly rankings: Pick<DerivedDocuments<Ranking>, 'usersAfter'>;
  readonly queues: Pick<WorkQueues, 'add'>;
}

const AT_ONCE = 500;

/** Asks for a new ranking for everybody who has one; of those who wait for one because of the jobs already, none twice. */
export async function matchEveryone(_data: unknown, signal: AbortSignal, { rankings, queues }: Parts): Promise<void> {
  let last = '';
  for (;;) {
    signal.throwIfAborted();
    const users = await rankings.usersAfter(last, AT_ONCE);
    await Promise.all(users.map((uid) => queues.add(matchAgainJob(uid))));
    const next = users.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

/**
 * The job that matches somebody again after jobs have changed. It stays behind whatever somebody waits for, and apart from
 * what their own saves lead to: folded into one of these, a save would wait as long.
 */
export const matchAgainJob = (uid: string): NewJob => ({
  ...MATCH_JOBS,
  id: `${MATCH_JOBS.name}-${randomUUID()}`,
  data: { uid, stream: profileStream(uid), revision: 0 },
  once: `again-${uid}`,
  patient: true,
  priority: 'bulk',
});
