/** Why a thread ended before it answered. */
export type ThreadFailureReason = 'timeout' | 'out-of-memory' | 'crashed';

/** A thread ended before it answered. `cause` is the error of a crash. */
export class ThreadFailedError extends Error {
  override readonly name = 'ThreadFailedError';

  constructor(
    readonly reason: ThreadFailureReason,
    options?: ErrorOptions,
  ) {
    super(`thread failed: ${reason}`, options);
  }
}
