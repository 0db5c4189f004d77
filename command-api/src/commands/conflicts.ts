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
 * Waits for a random time before a command is decided again, so that processes do not conflict in step. Returns false if
 * the deadline leaves no time for a retry.
 * @throws what the signal of the deadline says if the client disconnects.
 */
export async function waitAfterConflict(
  conflicts: number,
  { remainingMs, signal }: Pick<RequestDeadline, 'remainingMs' | 'signal'>,
): Promise<boolean> {
  const delayMs = Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (conflicts - 1));
  if (remainingMs < delayMs + RETRY_MS) return false;
  await sleep(delayMs, signal);
  signal.throwIfAborted();
  return true;
}
