import type { CV_UNAVAILABLE, WorkFailure } from '@trackrecord/contracts';
import { UnrecoverableError } from 'bullmq';

/** Work that will not succeed however often it is tried; the reason is a code, for it goes through Redis. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';

  constructor(readonly failure: WorkFailure) {
    super(failure);
  }
}

/** Work that nobody waits for and that will not succeed however often it is tried; the reason is a code, too. */
export class BackgroundWorkFailed extends Error {
  override readonly name = 'BackgroundWorkFailed';

  constructor(readonly failure: 'unknown-job' | typeof CV_UNAVAILABLE) {
    super(failure);
  }
}

/** What BullMQ is told of a failure that may pass; never more, for Redis keeps it in clear. */
export const genericError = (): Error => Object.assign(new Error('internal'), { stack: '' });

/** What BullMQ is told of a failure that will not, with its code. */
export const unrecoverable = (failure: string): Error => Object.assign(new UnrecoverableError(failure), { stack: '' });
