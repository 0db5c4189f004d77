import { randomUUID } from 'node:crypto';
import { type MatchExplanation, REQUESTED_WORK } from '@trackrecord/contracts';
import { DeadlineExceeded, QueuesUnavailable, type WorkQueues, type WorkStore } from '@trackrecord/platform';

const KIND = 'explain-match';

/** Requests explanations of matches from the workers, which have all postings in memory. */
export class AskedExplanations {
  constructor(
    private readonly store: Pick<WorkStore, 'begin' | 'outcome'>,
    private readonly queues: Pick<WorkQueues, 'add' | 'ended'>,
  ) {}

  /**
   * Returns the explanation of a match; undefined after a timeout, if the workers are down, or if there is no profile
   * or posting.
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
