import { randomUUID } from 'node:crypto';
import {
  CV_UNAVAILABLE,
  TRANSIENT_FAILURES,
  REQUESTED_WORK,
  type RequestedWork,
  workFailure,
  type WorkInput,
  type WorkResult,
  MESSAGES,
  type WorkFailure,
} from '@trackrecord/contracts';
import {
  DeadlineExceededError,
  deriveWorkId,
  getJobContext,
  HttpError,
  type NewJob,
  noteActivity,
  WorkConflictError,
  getDeadline,
  type WorkOutcome,
  type WorkQueues,
  type WorkStore,
  unavailableError,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { getIdempotencyKey } from '../http/command-request.js';

/** The work that users request here; the query API requests the rest. */
type CommandApiWork = Exclude<RequestedWork, 'explain-match' | 'render-past-cv' | 'render-report'>;

/** A request to the workers. */
interface WorkRequest<Kind extends CommandApiWork> {
  readonly kind: Kind;
  readonly uid: string;
  readonly input: WorkInput<Kind>;
  /** Identifies the work. Derived from the Idempotency-Key by default. */
  readonly id?: string;
}

/** Time reserved for sending the response (ms). */
const RESPONSE_RESERVE_MS = 500;
/** When the client repeats a request that timed out. */
const RETRY_AFTER_SECONDS = 2;

/** Returns the id of the work that transcribes a recording. */
export const deriveTranscriptionWorkId = (uid: string, uploadId: string): string =>
  deriveWorkId(uid, 'transcribe', uploadId);

/**
 * Requests work from the workers and waits for the result. The input is stored encrypted in MongoDB; the job contains
 * its id only.
 */
export class WorkRequests {
  constructor(
    private readonly store: WorkStore,
    private readonly queues: WorkQueues,
  ) {}

  /**
   * Runs work and returns its result, with its id.
   * @throws {HttpError} with a message for the user if it failed or timed out; 422 if its id belongs to other work.
   * @throws {QueuesUnavailableError}
   */
  async run<Kind extends CommandApiWork>(
    request: Request,
    response: Response,
    { kind, uid, input, id = deriveId(request, uid, kind) }: WorkRequest<Kind>,
  ): Promise<WorkResult<Kind> & { readonly workId: string }> {
    noteActivity(response, { workId: id, workKind: kind });
    const { queue, result } = REQUESTED_WORK[kind];
    const remainingMs = Math.max(0, getDeadline(request).remainingMs - RESPONSE_RESERVE_MS);
    const until = new Date(Date.now() + remainingMs);
    await this.queues.requireRunning(queue);
    const existence = await this.store.begin({ id, uid, kind, input, until }, TRANSIENT_FAILURES).catch(throwIdReused);
    const previous = existence === 'known' ? await this.#findOutcome(id, uid) : undefined;
    const data = { uid, workId: id, ...getJobContext(request) };
    const outcome =
      previous ?? (await this.#runJob({ queue, name: kind, id: `${kind}-${id}`, data }, existence, until));
    if (outcome?.state === 'done') return { ...(result.parse(outcome.result) as WorkResult<Kind>), workId: id };
    if (outcome?.state === 'failed') throw toFailureError(kind, workFailure.catch('internal').parse(outcome.failure));
    throw timeoutError(kind);
  }

  /** Returns true if this work was requested before. */
  isKnown(id: string, uid: string): Promise<boolean> {
    return this.store.has(id, uid);
  }

  /** Returns the outcome of work that has finished; undefined if it is unfinished or unknown. */
  async #findOutcome(id: string, uid: string): Promise<WorkOutcome | undefined> {
    const outcome = await this.store.findOutcome(id, uid);
    return outcome?.state === 'waiting' ? undefined : outcome;
  }

  /**
   * Adds the job and waits for it. The job of known work is added as urgent, which runs it again if it has finished: it
   * may have finished without an outcome, or its outcome may have expired.
   */
  async #runJob(job: NewJob, existence: 'new' | 'known', until: Date): Promise<WorkOutcome | undefined> {
    const addedJob = existence === 'new' ? await this.queues.add(job) : await this.queues.addUrgent(job);
    try {
      await this.queues.waitUntilFinished(job.queue, addedJob, Math.max(1, until.getTime() - Date.now()));
    } catch (error) {
      if (!(error instanceof DeadlineExceededError)) throw error;
    }
    return this.#findOutcome(String(job.data['workId']), String(job.data['uid']));
  }
}

const deriveId = (request: Request, uid: string, kind: string): string => {
  const key = getIdempotencyKey(request);
  return key === undefined ? randomUUID() : deriveWorkId(uid, kind, key);
};

function throwIdReused(error: unknown): never {
  if (!(error instanceof WorkConflictError)) throw error;
  throw new HttpError(422, 'idempotency-key-reused', 'This key or upload was already used for another request.');
}

/** The message for a failure of each kind of work without a more specific reason (spec section 8). */
const FAILURE_MESSAGES: Readonly<Record<CommandApiWork, string>> = {
  transcribe: MESSAGES.recordingNotProcessed,
  enhance: MESSAGES.notEnhanced,
  'detect-skills': MESSAGES.skillsNotProcessed,
  'suggest-skills': MESSAGES.skillsNotProcessed,
  'recommend-roles': MESSAGES.rolesNotRecommended,
  'enhance-roles': MESSAGES.rolesNotRecommended,
  'read-posting': 'The posting could not be read. Please fill in the fields yourself.',
};

/** Creates the 503 of a timeout. A later request may find the result. */
const timeoutError = (kind: CommandApiWork): HttpError =>
  unavailableError('deadline', FAILURE_MESSAGES[kind], RETRY_AFTER_SECONDS);

/** Maps a failure of work to an error response. */
function toFailureError(kind: CommandApiWork, failure: WorkFailure): HttpError {
  switch (failure) {
    case 'transcription-unavailable':
      return new HttpError(503, failure, 'Dictation is not available right now. Please type your text instead.');
    case 'not-audio':
      return new HttpError(422, failure, MESSAGES.notTranscribed);
    case 'recording-too-long':
      return new HttpError(413, failure, 'A recording can be at most 5 minutes long.');
    case 'nothing-heard':
      return new HttpError(422, failure, MESSAGES.nothingRecorded);
    case 'upload-gone':
      return new HttpError(404, failure, 'This recording is no longer available. Please record it again.');
    case 'page-unreachable':
      return new HttpError(
        422,
        failure,
        'This page could not be opened. Some sites block programs: please fill in the fields yourself.',
      );
    case 'page-unreadable':
      return new HttpError(422, failure, 'This page could not be read. Please fill in the fields yourself.');
    case 'came-too-late':
    case 'took-too-long':
      return timeoutError(kind);
    case 'internal':
    case CV_UNAVAILABLE:
      return new HttpError(500, 'work-failed', FAILURE_MESSAGES[kind]);
    default:
      return failure satisfies never;
  }
}
