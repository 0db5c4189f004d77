import { randomUUID } from 'node:crypto';
import {
  TRANSIENT_FAILURES,
  REQUESTED_WORK,
  type RequestedWork,
  workFailure,
  type WorkInput,
  type WorkResult,
} from '@trackrecord/contracts';
import {
  DeadlineExceeded,
  HttpError,
  type NewJob,
  WorkConflict,
  getRemainingTime,
  type WorkOutcome,
  type WorkQueues,
  type WorkStore,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { v5 as uuidv5 } from 'uuid';
import { idempotencyKey } from '../http/command-request.js';
import { failedWork, tookTooLong } from './work-failures.js';

/** What is asked of the workers, for whom, and how long the request may take (ms since it arrived). */
interface WorkRequest<Kind extends RequestedWork> {
  readonly kind: Kind;
  readonly uid: string;
  readonly input: WorkInput<Kind>;
  readonly deadline: number;
  /** The same id is the same work; else the request's Idempotency-Key names it. */
  readonly id?: string;
}

/** The namespace of our work ids; any fixed UUID will do, and it must never change. */
const WORK = '3d4b3f1c-0f7f-4a2c-8d0e-5d1f9e6b7a21';
/** What is left of a deadline to send the answer in (ms). */
const ANSWERING = 500;

/** The id of the work that these words name. */
const workId = (...names: readonly string[]): string => uuidv5(names.join('/'), WORK);

/** The id of the work of transcribing a recording. */
export const recordingId = (uid: string, uploadId: string): string => workId(uid, 'transcribe', uploadId);

/** Asks the workers and waits for the answer: the question lies sealed in MongoDB, the job holds its id (design.md section 6). */
export class WorkRequests {
  constructor(
    private readonly store: WorkStore,
    private readonly queues: WorkQueues,
  ) {}

  /**
   * The result of the work.
   * @throws {HttpError} with what to tell the person when it failed for good or took too long; 422 when its id was used
   * for something else. @throws {QueuesUnavailable}
   */
  async ask<Kind extends RequestedWork>(
    request: Request,
    response: Response,
    { kind, uid, input, deadline, id = requestedId(request, uid, kind) }: WorkRequest<Kind>,
  ): Promise<WorkResult<Kind>> {
    const { queue, result } = REQUESTED_WORK[kind];
    const within = Math.max(0, getRemainingTime(response, deadline) - ANSWERING);
    const until = new Date(Date.now() + within);
    const begun = await this.store.begin({ id, uid, kind, input, until }, TRANSIENT_FAILURES).catch(translate);
    const before = begun === 'known' ? await this.#ended(id, uid) : undefined;
    const outcome =
      before ?? (await this.#run({ queue, name: kind, id: `${kind}-${id}`, data: { uid, workId: id } }, begun, until));
    if (outcome?.state === 'done') return result.parse(outcome.result) as WorkResult<Kind>;
    if (outcome?.state === 'failed') throw failedWork(kind, workFailure.catch('internal').parse(outcome.failure));
    throw tookTooLong(kind);
  }

  /** Whether this was asked for before. */
  isKnown(id: string, uid: string): Promise<boolean> {
    return this.store.isKnown(id, uid);
  }

  /** How the work ended, if it did: what is asked for again is not done again. */
  async #ended(id: string, uid: string): Promise<WorkOutcome | undefined> {
    const outcome = await this.store.outcome(id, uid);
    return outcome?.state === 'waiting' ? undefined : outcome;
  }

  /** A job of work that is known may have ended without an outcome, or with one that does not count any more. */
  async #run(job: NewJob, begun: 'new' | 'known', until: Date): Promise<WorkOutcome | undefined> {
    const added = begun === 'new' ? await this.queues.add(job) : await this.queues.addAgain(job);
    try {
      await this.queues.ended(job.queue, added, Math.max(1, until.getTime() - Date.now()));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error;
    }
    return this.#ended(String(job.data['workId']), String(job.data['uid']));
  }
}

const requestedId = (request: Request, uid: string, kind: string): string => {
  const key = idempotencyKey(request);
  return key === undefined ? randomUUID() : workId(uid, kind, key);
};

function translate(error: unknown): never {
  if (!(error instanceof WorkConflict)) throw error;
  throw new HttpError(422, 'idempotency-key-reused', 'This key or upload was already used for another request.');
}
