import { randomUUID } from 'node:crypto';
import { type JobContext, profileStream } from '@trackrecord/contracts';
import type { HttpError } from '../requests/http-error.js';
import type { NewJob } from '../work/new-job.js';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import type { WorkQueues } from '../work/work-queues.js';
import type { DerivedDocuments, DerivedValue } from './derived-documents.js';

/** A kind of derived document, and the job that produces it. */
export interface DerivationJob {
  readonly queue: string;
  readonly name: string;
  /** Maps a final failure of the job to a response; undefined if a retry may help. */
  readonly toError?: (failure: string) => HttpError | undefined;
}

/**
 * The maximum number of jobs to wait for: the active one may be of an older revision, the next one is current, and it
 * may fail once.
 */
const MAX_JOBS = 3;

/** Reads documents that workers derive from profiles. Waits for a job if the stored document is outdated. */
export class DerivedReader<Value> {
  constructor(
    private readonly documents: Pick<DerivedDocuments<Value>, 'read'>,
    private readonly queues: Pick<WorkQueues, 'addUrgent' | 'waitUntilFinished' | 'getFailure' | 'promote'>,
    private readonly job: DerivationJob,
  ) {}

  /**
   * Returns the document of a revision or a newer one; undefined after `timeoutMs`. Concurrent callers wait for the
   * same job, whose data contain the `ids` of the first caller.
   * @throws {HttpError} if no worker can produce it.
   * @throws {QueuesUnavailableError}
   * @throws {KeyDestroyedError}
   */
  async read(
    uid: string,
    revision: number,
    timeoutMs: number,
    ids: JobContext = {},
  ): Promise<DerivedValue<Value> | undefined> {
    const deadline = Date.now() + timeoutMs;
    for (let round = 0; ; round += 1) {
      const document = await this.documents.read(uid, revision);
      if (document) return document;
      const remainingMs = deadline - Date.now();
      if (round === MAX_JOBS || remainingMs <= 0) return undefined;
      await this.#derive(uid, revision, remainingMs, ids);
    }
  }

  /** Returns the newest stored document of any revision. @throws {KeyDestroyedError} */
  readNewest(uid: string): Promise<DerivedValue<Value> | undefined> {
    return this.documents.read(uid, 0);
  }

  /** Starts a delayed job now, without waiting for it. */
  promote(uid: string): Promise<void> {
    return this.queues.promote(this.job.queue, uid);
  }

  async #derive(uid: string, revision: number, timeoutMs: number, ids: JobContext): Promise<void> {
    const { queue, name, toError } = this.job;
    const job: NewJob = {
      queue,
      name,
      id: `${name}-${randomUUID()}`,
      data: { uid, stream: profileStream(uid), revision, ...ids },
      deduplicationId: uid,
    };
    try {
      const addedJob = await this.queues.addUrgent(job);
      await this.queues.waitUntilFinished(queue, addedJob, timeoutMs);
      const failure = await this.queues.getFailure(queue, addedJob);
      const error = failure === undefined ? undefined : toError?.(failure);
      if (error) throw error;
    } catch (error) {
      if (!(error instanceof DeadlineExceededError)) throw error;
    }
  }
}
