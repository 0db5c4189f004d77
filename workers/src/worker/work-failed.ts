import type { WorkFailure } from '@trackrecord/contracts';

/** Work that will not succeed however often it is tried; the reason is a code, for it goes through Redis. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';

  constructor(readonly failure: WorkFailure) {
    super(failure);
  }
}
