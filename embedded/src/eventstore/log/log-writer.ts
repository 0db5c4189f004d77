import { close, fdatasync, fsync, ftruncate, writev } from 'node:fs';
import { promisify } from 'node:util';
import { isNoSpaceError, StorageFullError } from '../../disk/no-space.js';
import { encodeFrame } from './frame.js';

/** What a `LogWriter` needs to know and whom it tells. */
export interface LogWriterOptions<Item> {
  readonly fd: number;
  /** Where the intact part of the log ends and the next frame goes. */
  readonly end: number;
  /** Told in order what has reached the disk, before anybody who waits for it is. */
  readonly onDurable: (items: readonly Item[]) => void;
  /** Told at once that everything that is not durable was taken back, because there is no room for it. */
  readonly onTakenBack?: () => void;
  /** Told that writing or flushing failed. Nothing is acknowledged from then on; the process has to end. */
  readonly onFailure: (error: Error) => void;
  /** Makes written bytes durable; the default is fdatasync. */
  readonly sync?: (fd: number) => Promise<void>;
  /** Writes bytes at the end of the file; the default is writev. */
  readonly write?: (fd: number, bytes: readonly Buffer[]) => Promise<{ readonly bytesWritten: number }>;
}

interface Batch<Item> {
  readonly frames: Buffer[];
  readonly items: Item[];
  readonly durable: Promise<void>;
  readonly acknowledge: () => void;
  readonly reject: (error: Error) => void;
}

const writeAll = promisify(writev);
const closeFile = promisify(close);
const truncate = promisify(ftruncate);
const flush = promisify(fsync);
const nextTurn = promisify(setImmediate);

/** Appends frames to the log with group commit: one write and one flush for everything that waits. */
export class LogWriter<Item> {
  private readonly sync: (fd: number) => Promise<void>;
  private readonly writeBytes: NonNullable<LogWriterOptions<Item>['write']>;
  private end: number;
  /** Where what is on disk ends. */
  private durableEnd: number;
  private waiting: Batch<Item> | undefined;
  private flushing: Batch<Item> | undefined;
  private failed = false;
  private isCutting = false;

  constructor(private readonly options: LogWriterOptions<Item>) {
    this.sync = options.sync ?? promisify(fdatasync);
    this.writeBytes = options.write ?? writeAll;
    this.end = options.end;
    this.durableEnd = options.end;
  }

  /**
   * Queues one entry; the promise resolves once it is on disk, rejects if there is no room for it, and does neither if
   * the log cannot be written at all.
   * @throws {StorageFullError} while the log is cut back after a write that had no room.
   */
  append(body: Buffer, item: Item): Promise<void> {
    if (this.isCutting) throw new StorageFullError();
    const frame = encodeFrame(body, this.end);
    this.end += frame.length;
    const idle = !this.waiting && !this.flushing;
    this.waiting ??= newBatch();
    this.waiting.frames.push(frame);
    this.waiting.items.push(item);
    const { durable } = this.waiting;
    if (idle) void this.flushWaiting();
    return durable;
  }

  /** Resolves once everything appended so far is on disk. @throws {StorageFullError} if there is no room for it. */
  settled(): Promise<void> {
    return (this.waiting ?? this.flushing)?.durable ?? Promise.resolve();
  }

  /** Flushes what is left and closes the file. */
  async close(): Promise<void> {
    if (!this.failed) await this.settled().catch(() => undefined);
    await closeFile(this.options.fd);
  }

  private async flushWaiting(): Promise<void> {
    // What arrived in the same turn shares the first flush; later arrivals gather while a flush runs.
    await nextTurn();
    while (this.waiting) {
      const batch = this.waiting;
      this.waiting = undefined;
      this.flushing = batch;
      try {
        await this.write(batch.frames);
        await this.sync(this.options.fd);
      } catch (error) {
        if (isNoSpaceError(error)) await this.takeBack(error);
        else this.fail(error);
        return;
      }
      this.durableEnd += batch.frames.reduce((sum, frame) => sum + frame.length, 0);
      this.options.onDurable(batch.items);
      batch.acknowledge();
      this.flushing = undefined;
    }
  }

  /**
   * Takes back all that is not durable: whatever a failed write or flush left of it is cut off, so that the next entry
   * follows the last that was acknowledged.
   */
  private async takeBack(cause: Error): Promise<void> {
    const lost = [this.flushing, this.waiting];
    this.flushing = undefined;
    this.waiting = undefined;
    this.isCutting = true;
    this.options.onTakenBack?.();
    try {
      await truncate(this.options.fd, this.durableEnd);
      await flush(this.options.fd);
    } catch (error) {
      this.fail(error);
      return;
    }
    this.end = this.durableEnd;
    this.isCutting = false;
    for (const batch of lost) batch?.reject(new StorageFullError({ cause }));
  }

  private fail(error: unknown): void {
    this.failed = true;
    this.options.onFailure(error instanceof Error ? error : new Error(String(error)));
  }

  private async write(frames: readonly Buffer[]): Promise<void> {
    let rest = frames;
    while (rest.length > 0) {
      const { bytesWritten } = await this.writeBytes(this.options.fd, rest);
      rest = withoutFirst(rest, bytesWritten);
    }
  }
}

function newBatch<Item>(): Batch<Item> {
  let acknowledge: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const durable = new Promise<void>((resolve, refuse) => {
    acknowledge = resolve;
    reject = refuse;
  });
  durable.catch(() => undefined); // whoever waits for it hears of it
  return { frames: [], items: [], durable, acknowledge, reject };
}

function withoutFirst(frames: readonly Buffer[], bytes: number): readonly Buffer[] {
  let skipped = 0;
  for (const [index, frame] of frames.entries()) {
    if (skipped + frame.length > bytes) return [frame.subarray(bytes - skipped), ...frames.slice(index + 1)];
    skipped += frame.length;
  }
  return [];
}
