import { close, fdatasync, fsync, ftruncate, writev } from 'node:fs';
import { promisify } from 'node:util';
import { isNoSpaceError, StorageFullError } from '../../disk/no-space.js';
import { encodeFrame } from './frame.js';

export interface LogWriterOptions<Item> {
  readonly fd: number;
  /** The end of the intact part of the log, where the next frame is written. */
  readonly end: number;
  /** Called in order with the items that are on disk, before the promises of `append` resolve. */
  readonly onDurable: (items: readonly Item[]) => void;
  /** Called when all entries that are not durable are rolled back because the disk is full. */
  readonly onRollback?: () => void;
  /** Called when writing or flushing failed. No entry is acknowledged from then on; the process must exit. */
  readonly onFailure: (error: Error) => void;
  /** Makes written bytes durable; the default is fdatasync. */
  readonly sync?: (fd: number) => Promise<void>;
  /** Writes bytes at the end of the file; the default is writev. */
  readonly write?: (fd: number, bytes: readonly Buffer[]) => Promise<{ readonly bytesWritten: number }>;
}

interface Batch<Item> {
  readonly frames: Buffer[];
  readonly items: Item[];
  readonly whenDurable: Promise<void>;
  readonly acknowledge: () => void;
  readonly reject: (error: Error) => void;
}

const writeBuffers = promisify(writev);
const closeFile = promisify(close);
const truncate = promisify(ftruncate);
const flush = promisify(fsync);
const waitForNextTurn = promisify(setImmediate);

/** Appends frames to the log with group commit: one write and one flush for all waiting entries. */
export class LogWriter<Item> {
  private readonly sync: (fd: number) => Promise<void>;
  private readonly writeBytes: NonNullable<LogWriterOptions<Item>['write']>;
  /** The end of the log with all queued frames (a byte offset): where the next frame is written. */
  private end: number;
  /** The end of the flushed part. */
  private durableEnd: number;
  private pendingBatch: Batch<Item> | undefined;
  private flushingBatch: Batch<Item> | undefined;
  private hasFailed = false;
  private isRollingBack = false;

  constructor(private readonly options: LogWriterOptions<Item>) {
    this.sync = options.sync ?? promisify(fdatasync);
    this.writeBytes = options.write ?? writeBuffers;
    this.end = options.end;
    this.durableEnd = options.end;
  }

  /**
   * Queues an entry. The promise resolves once the entry is on disk and rejects if the disk is full. If the log cannot
   * be written at all, the promise stays pending.
   * @throws {StorageFullError} during a rollback.
   */
  append(body: Buffer, item: Item): Promise<void> {
    if (this.isRollingBack) throw new StorageFullError();
    const frame = encodeFrame(body, this.end);
    this.end += frame.length;
    const isIdle = !this.pendingBatch && !this.flushingBatch;
    this.pendingBatch ??= createBatch();
    this.pendingBatch.frames.push(frame);
    this.pendingBatch.items.push(item);
    const { whenDurable } = this.pendingBatch;
    if (isIdle) void this.flushPending();
    return whenDurable;
  }

  /** Resolves once all entries appended so far are on disk. @throws {StorageFullError} if the disk is full. */
  waitUntilDurable(): Promise<void> {
    return (this.pendingBatch ?? this.flushingBatch)?.whenDurable ?? Promise.resolve();
  }

  /** Flushes the waiting entries and closes the file. */
  async close(): Promise<void> {
    if (!this.hasFailed) await this.waitUntilDurable().catch(() => undefined);
    await closeFile(this.options.fd);
  }

  private async flushPending(): Promise<void> {
    // Entries of the same turn share the first flush; entries that arrive during a flush share the next one.
    await waitForNextTurn();
    while (this.pendingBatch) {
      const batch = this.pendingBatch;
      this.pendingBatch = undefined;
      this.flushingBatch = batch;
      try {
        await this.write(batch.frames);
        await this.sync(this.options.fd);
      } catch (error) {
        if (isNoSpaceError(error)) await this.rollBack(error);
        else this.fail(error);
        return;
      }
      this.durableEnd += batch.frames.reduce((sum, frame) => sum + frame.length, 0);
      this.options.onDurable(batch.items);
      batch.acknowledge();
      this.flushingBatch = undefined;
    }
  }

  /**
   * Rolls back all entries that are not durable: truncates the file, so that the next entry follows the last
   * acknowledged one.
   */
  private async rollBack(cause: Error): Promise<void> {
    const batches = [this.flushingBatch, this.pendingBatch];
    this.flushingBatch = undefined;
    this.pendingBatch = undefined;
    this.isRollingBack = true;
    this.options.onRollback?.();
    try {
      await truncate(this.options.fd, this.durableEnd);
      await flush(this.options.fd);
    } catch (error) {
      this.fail(error);
      return;
    }
    this.end = this.durableEnd;
    this.isRollingBack = false;
    for (const batch of batches) batch?.reject(new StorageFullError({ cause }));
  }

  private fail(error: unknown): void {
    this.hasFailed = true;
    this.options.onFailure(error instanceof Error ? error : new Error(String(error)));
  }

  private async write(frames: readonly Buffer[]): Promise<void> {
    let remainingFrames = frames;
    while (remainingFrames.length > 0) {
      const { bytesWritten } = await this.writeBytes(this.options.fd, remainingFrames);
      remainingFrames = dropBytes(remainingFrames, bytesWritten);
    }
  }
}

function createBatch<Item>(): Batch<Item> {
  let acknowledge: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const whenDurable = new Promise<void>((resolve, rejectPromise) => {
    acknowledge = resolve;
    reject = rejectPromise;
  });
  whenDurable.catch(() => undefined); // handled by the callers that await it
  return { frames: [], items: [], whenDurable, acknowledge, reject };
}

/** Returns the frames without their first bytes. */
function dropBytes(frames: readonly Buffer[], byteCount: number): readonly Buffer[] {
  let skippedBytes = 0;
  for (const [index, frame] of frames.entries()) {
    if (skippedBytes + frame.length > byteCount)
      return [frame.subarray(byteCount - skippedBytes), ...frames.slice(index + 1)];
    skippedBytes += frame.length;
  }
  return [];
}
