import { close, fdatasync, writev } from 'node:fs';
import { promisify } from 'node:util';
import { encodeFrame } from './frame.js';

/** What a `LogWriter` needs to know and whom it tells. */
export interface LogWriterOptions<Item> {
  readonly fd: number;
  /** Where the intact part of the log ends and the next frame goes. */
  readonly end: number;
  /** Told in order what has reached the disk, before anybody who waits for it is. */
  readonly onDurable: (items: readonly Item[]) => void;
  /** Told that writing or flushing failed. Nothing is acknowledged from then on; the process has to end. */
  readonly onFailure: (error: Error) => void;
  /** Makes written bytes durable; the default is fdatasync. */
  readonly sync?: (fd: number) => Promise<void>;
}

interface Batch<Item> {
  readonly frames: Buffer[];
  readonly items: Item[];
  readonly durable: Promise<void>;
  readonly acknowledge: () => void;
}

const writeAll = promisify(writev);
const closeFile = promisify(close);
const nextTurn = promisify(setImmediate);

/** Appends frames to the log with group commit: one write and one flush for everything that waits. */
export class LogWriter<Item> {
  private readonly sync: (fd: number) => Promise<void>;
  private end: number;
  private waiting: Batch<Item> | undefined;
  private flushing: Batch<Item> | undefined;
  private failed = false;

  constructor(private readonly options: LogWriterOptions<Item>) {
    this.sync = options.sync ?? promisify(fdatasync);
    this.end = options.end;
  }

  /** Queues one entry; the promise resolves once it is on disk, and never if it cannot get there. */
  append(body: Buffer, item: Item): Promise<void> {
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

  /** Resolves once everything appended so far is on disk. */
  settled(): Promise<void> {
    return (this.waiting ?? this.flushing)?.durable ?? Promise.resolve();
  }

  /** Flushes what is left and closes the file. */
  async close(): Promise<void> {
    if (!this.failed) await this.settled();
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
        this.failed = true;
        this.options.onFailure(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      this.options.onDurable(batch.items);
      batch.acknowledge();
      this.flushing = undefined;
    }
  }

  private async write(frames: readonly Buffer[]): Promise<void> {
    let rest = frames;
    while (rest.length > 0) {
      const { bytesWritten } = await writeAll(this.options.fd, rest);
      rest = withoutFirst(rest, bytesWritten);
    }
  }
}

function newBatch<Item>(): Batch<Item> {
  let acknowledge: () => void = () => undefined;
  const durable = new Promise<void>((resolve) => (acknowledge = resolve));
  return { frames: [], items: [], durable, acknowledge };
}

function withoutFirst(frames: readonly Buffer[], bytes: number): readonly Buffer[] {
  let skipped = 0;
  for (const [index, frame] of frames.entries()) {
    if (skipped + frame.length > bytes) return [frame.subarray(bytes - skipped), ...frames.slice(index + 1)];
    skipped += frame.length;
  }
  return [];
}
