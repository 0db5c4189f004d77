import type { CV_UNAVAILABLE, WorkFailure } from '@trackrecord/contracts';
import { UnrecoverableError } from 'bullmq';

/**
 * A final failure of work that a request waits for. Its reason is a code because BullMQ stores it in Redis unencrypted.
 */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError';

  constructor(readonly failure: WorkFailure) {
    super(failure);
  }
}

/** A final failure of work that no request waits for, with a code as its reason. */
export class BackgroundWorkFailedError extends Error {
  override readonly name = 'BackgroundWorkFailedError';

  constructor(readonly failure: 'unknown-job' | typeof CV_UNAVAILABLE) {
    super(failure);
  }
}

/** Returns the error that BullMQ stores for a retryable failure, without details since Redis keeps it unencrypted. */
export const createRetryableError = (): Error => Object.assign(new Error('internal'), { stack: '' });

/** Returns the error that BullMQ stores for a final failure: only its code. */
export const createUnrecoverableError = (failure: string): Error =>
  Object.assign(new UnrecoverableError(failure), { stack: '' });
