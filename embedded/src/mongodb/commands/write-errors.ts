import { double, int, replyDoc, replyList, text, type Writable, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { MAX_WRITE_BATCH_SIZE } from './handshake.js';

/** A failed write of a command. */
interface WriteError {
  readonly index: number;
  readonly error: CommandError;
}

/**
 * Runs the writes of a command sequentially and collects the errors; an ordered command stops at the first one. Other
 * errors than CommandErrors are rethrown and roll back the whole command.
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
      if (!(error instanceof CommandError)) throw error;
      errors.push({ index, error });
      if (ordered) break;
    }
  }
  return errors;
}

/** Throws if a command has no writes or too many. */
export function validateBatchSize(size: number): void {
  if (size >= 1 && size <= MAX_WRITE_BATCH_SIZE) return;
  throw new CommandError(
    'InvalidLength',
    `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH_SIZE}. Got ${size} operations.`,
  );
}

export function createWriteReply(
  counts: Readonly<Record<string, Writable | undefined>>,
  errors: readonly WriteError[],
): WritableDoc {
  const writeErrors = errors.length === 0 ? undefined : replyList(errors.map(toErrorEntry));
  return replyDoc({ ...counts, writeErrors, ok: double(1) });
}

function toErrorEntry({ index, error }: WriteError): WritableDoc {
  const details = Object.fromEntries(error.details?.fields ?? []);
  return replyDoc({ index: int(index), code: int(error.code), errmsg: text(error.message), ...details });
}
