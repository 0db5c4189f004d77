import { getConflictMessage } from '@trackrecord/contracts';
import { HttpError, type RequestDeadline, sleep } from '@trackrecord/platform';

/** A command waits at most this long after its first conflict, twice as long after the second, and so on. */
const FIRST_DELAY_MS = 10;
const MAX_DELAY_MS = 100;
/** What a retry needs until its response is sent. */
const RETRY_MS = 250;

/** Creates the 409 for a stream to which others append all the time. Takes the name or prefix of the stream. */
export const conflictError = (stream: string): HttpError => new HttpError(409, 'conflict', getConflictMessage(stream));

/**
 * Waits for a random time before a command is decided again, so that processes do not conflict in step.
 * @throws {HttpError} 409 if the deadline leaves no time for a retry; what its signal says if the client disconnects.
 */
export async function waitAfterConflict(
  stream: string,
  conflicts: number,
  { remainingMs, signal }: Pick<RequestDeadline, 'remainingMs' | 'signal'>,
): Promise<void> {
  const delayMs = Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (conflicts - 1));
  if (remainingMs < delayMs + RETRY_MS) throw conflictError(stream);
  await sleep(delayMs, signal);
  signal.throwIfAborted();
}
