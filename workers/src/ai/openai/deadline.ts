/** The deadline of a prompt: the signal aborts at `endsAt` (as of `performance.now()`) at the latest. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Aborts at `endsAt` only, not with the caller's signal. */
  readonly timeout: AbortSignal;
  readonly endsAt: number;
}

/** Creates a deadline from a timeout and the caller's signal. */
export function createDeadline(milliseconds: number, signal: AbortSignal): Deadline {
  const timeout = AbortSignal.timeout(milliseconds);
  return { signal: AbortSignal.any([signal, timeout]), timeout, endsAt: performance.now() + milliseconds };
}
