import { double, int, reply, replyList, text, type Writable, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { MAX_WRITE_BATCH } from './handshake.js';

/** One write of a command that was refused. */
interface WriteError {
  readonly index: number;
  readonly error: CommandError;
}

/**
 * Does the writes of a command one after the other and collects the errors; an ordered command stops at the first.
 * Anything but a CommandError, and the end of the command's time, is thrown on: then nothing of the command is kept.
 */
export function runWrites<T>(
  writes: readonly T[],
  ordered: boolean,
  run: (write: T, index: number) => void,
): readonly WriteError[] {
  const errors: WriteError[] = [];
  for (const [index, write] of writes.entries()) {
    try {
      run(write, index);
    } catch (error) {
      if (!(error instanceof CommandError) || error.codeName === 'MaxTimeMSExpired') throw error;
      errors.push({ index, error });
      if (ordered) break;
    }
  }
  return errors;
}

/** Refuses a command without writes, or with more than one may have. */
export function checkBatch(size: number): void {
  if (size >= 1 && size <= MAX_WRITE_BATCH) return;
  throw new CommandError(
    'InvalidLength',
    `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${size} operations.`,
  );
}

/** The reply to a command of several writes. */
export function writeReply(
  counts: Readonly<Record<string, Writable | undefined>>,
  errors: readonly WriteError[],
): WritableDoc {
  const writeErrors = errors.length === 0 ? undefined : replyList(errors.map(errorEntry));
  return reply({ ...counts, writeErrors, ok: double(1) });
}

function errorEntry({ index, error }: WriteError): WritableDoc {
  const details = Object.fromEntries(error.details?.fields ?? []);
  return reply({ index: int(index), code: int(error.code), errmsg: text(error.message), ...details });
}
