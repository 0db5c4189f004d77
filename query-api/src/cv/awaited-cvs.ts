import { randomUUID } from 'node:crypto';
import { type Cv, profileStream, RENDER_CV } from '@trackrecord/contracts';
import { DeadlineExceeded, type DerivedDocuments, type NewJob, type WorkQueues } from '@trackrecord/platform';

/**
 * So many jobs are waited for: the one in hand may be of an older revision, the one after it is ours, and if that fails
 * it is asked for once more.
 */
const ROUNDS = 3;

/** CVs of the newest revision: kept ones at once, others as soon as a worker has made them. */
export class AwaitedCvs {
  constructor(
    private readonly cvs: Pick<DerivedDocuments<Cv>, 'read'>,
    private readonly queues: Pick<WorkQueues, 'addAgain' | 'ended'>,
  ) {}

  /**
   * The CV of a revision, or of a newer one; nothing where it was not made within so many milliseconds. Whoever asks at
   * once waits for the same job.
   * @throws {QueuesUnavailable} @throws {KeyDestroyed}
   */
  async of(uid: string, revision: number, within: number): Promise<Cv | undefined> {
    const until = Date.now() + within;
    for (let round = 0; ; round += 1) {
      const kept = await this.cvs.read(uid, revision);
      if (kept) return kept.value;
      const left = until - Date.now();
      if (round === ROUNDS || left <= 0) return undefined;
      await this.#made(renderJob(uid, revision), left);
    }
  }

  async #made(job: NewJob, within: number): Promise<void> {
    try {
      await this.queues.ended(job.queue, await this.queues.addAgain(job), within);
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
    }
  }
}

const renderJob = (uid: string, revision: number): NewJob => ({
  ...RENDER_CV,
  id: `${RENDER_CV.name}-${randomUUID()}`,
  data: { uid, stream: profileStream(uid), revision },
  once: uid,
});
