import { randomUUID } from 'node:crypto';
import { profileStream } from '@trackrecord/contracts';
import {
  DeadlineExceeded,
  type Derived,
  type DerivedDocuments,
  type HttpError,
  type NewJob,
  type WorkQueues,
} from '@trackrecord/platform';

/** What workers make of a profile, and the job that makes them do it. */
export interface MadeByWorkers {
  readonly queue: string;
  readonly name: string;
  /** What to answer where such a job fails for good for this reason; nothing where asking again may help. */
  readonly refusal?: (failure: string) => HttpError | undefined;
}

/**
 * So many jobs are waited for: the one in hand may be of an older revision, the one after it is ours, and if that fails
 * it is asked for once more.
 */
const ROUNDS = 3;

/** What workers make of profiles, of the newest revision: what is kept at once, else as soon as it is made. */
export class AwaitedDerived<Value> {
  constructor(
    private readonly documents: Pick<DerivedDocuments<Value>, 'read'>,
    private readonly queues: Pick<WorkQueues, 'addAgain' | 'ended' | 'failureOf' | 'hasten'>,
    private readonly made: MadeByWorkers,
  ) {}

  /**
   * What was made of a revision, or of a newer one; nothing where it was not made within so many milliseconds. Whoever
   * asks at once waits for the same job.
   * @throws {HttpError} where no worker can make any.
   * @throws {QueuesUnavailable} @throws {KeyDestroyed}
   */
  async of(uid: string, revision: number, within: number): Promise<Derived<Value> | undefined> {
    const until = Date.now() + within;
    for (let round = 0; ; round += 1) {
      const kept = await this.documents.read(uid, revision);
      if (kept) return kept;
      const left = until - Date.now();
      if (round === ROUNDS || left <= 0) return undefined;
      await this.#made(uid, revision, left);
    }
  }

  /** The newest there is, of whatever revision. @throws {KeyDestroyed} */
  newest(uid: string): Promise<Derived<Value> | undefined> {
    return this.documents.read(uid, 0);
  }

  /** Has one made now that would be made later; nobody waits for it. */
  hasten(uid: string): Promise<void> {
    return this.queues.hasten(this.made.queue, uid);
  }

  async #made(uid: string, revision: number, within: number): Promise<void> {
    const { queue, name, refusal } = this.made;
    const job: NewJob = {
      queue,
      name,
      id: `${name}-${randomUUID()}`,
      data: { uid, stream: profileStream(uid), revision },
      once: uid,
    };
    try {
      const added = await this.queues.addAgain(job);
      await this.queues.ended(queue, added, within);
      const failure = await this.queues.failureOf(queue, added);
      const refused = failure === undefined ? undefined : refusal?.(failure);
      if (refused) throw refused;
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
    }
  }
}
