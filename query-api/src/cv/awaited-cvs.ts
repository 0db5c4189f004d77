import { randomUUID } from 'node:crypto';
import { type Cv, CV_UNAVAILABLE, profileStream, RENDER_CV } from '@trackrecord/contracts';
import {
  DeadlineExceeded,
  type Derived,
  type DerivedDocuments,
  type NewJob,
  unavailable,
  type WorkQueues,
} from '@trackrecord/platform';

/**
 * So many jobs are waited for: the one in hand may be of an older revision, the one after it is ours, and if that fails
 * it is asked for once more.
 */
const ROUNDS = 3;

/** CVs of the newest revision: kept ones at once, others as soon as a worker has made them. */
export class AwaitedCvs {
  constructor(
    private readonly cvs: Pick<DerivedDocuments<Cv>, 'read'>,
    private readonly queues: Pick<WorkQueues, 'addAgain' | 'ended' | 'failureOf'>,
  ) {}

  /**
   * The CV of a revision, or of a newer one; nothing where it was not made within so many milliseconds. Whoever asks at
   * once waits for the same job.
   * @throws {HttpError} 503 where no worker can make any.
   * @throws {QueuesUnavailable} @throws {KeyDestroyed}
   */
  async of(uid: string, revision: number, within: number): Promise<Derived<Cv> | undefined> {
    const until = Date.now() + within;
    for (let round = 0; ; round += 1) {
      const kept = await this.cvs.read(uid, revision);
      if (kept) return kept;
      const left = until - Date.now();
      if (round === ROUNDS || left <= 0) return undefined;
      await this.#made(renderJob(uid, revision), left);
    }
  }

  async #made(job: NewJob, within: number): Promise<void> {
    try {
      const added = await this.queues.addAgain(job);
      await this.queues.ended(job.queue, added, within);
      if ((await this.queues.failureOf(job.queue, added)) === CV_UNAVAILABLE) {
        throw unavailable(CV_UNAVAILABLE, 'CVs cannot be made right now. Please try again later.', 60);
      }
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
