import { randomUUID } from 'node:crypto';
import { type MatchExplanation, REQUESTED_WORK } from '@trackrecord/contracts';
import { DeadlineExceeded, QueuesUnavailable, type WorkQueues, type WorkStore } from '@trackrecord/platform';

const KIND = 'explain-match';

/** Asks the workers why a job matches somebody: they hold all jobs, which that is compared with. */
export class AskedExplanations {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'outcome'>,
    private readonly queues: Pick<WorkQueues, 'add' | 'ended'>,
  ) {}

  /**
   * Why a job matches, within so many milliseconds; nothing where it does not come in time, the workers are out of reach,
   * or there is no profile, or no such job any more.
   * @throws {KeyDestroyed}
   */
  async of(uid: string, jobId: string, within: number): Promise<MatchExplanation | undefined> {
    const id = randomUUID();
    const { queue, result } = REQUESTED_WORK[KIND];
    await this.store.begin({ id, uid, kind: KIND, input: { jobId }, until: new Date(Date.now() + within) });
    try {
      const added = await this.queues.add({ queue, name: KIND, id: `${KIND}-${id}`, data: { uid, workId: id } });
      await this.queues.ended(queue, added, within);
    } catch (error) {
      if (!(error instanceof DeadlineExceeded || error instanceof QueuesUnavailable)) throw error;
    }
    const outcome = await this.store.outcome(id, uid);
    return outcome?.state === 'done' ? (result.parse(outcome.result) ?? undefined) : undefined;
  }
}
