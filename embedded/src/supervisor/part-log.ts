import { createWriteStream, openSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** How long a log that cannot be written is left alone before it is tried again (ms). */
const RETRY_AFTER_MS = 5_000;

/** How large a log file grows before it is rotated, and how many old ones are kept beside it. */
export interface Rotation {
  readonly maxBytes: number;
  readonly kept: number;
}

/** At most 40 MiB for a part. */
const ROTATION: Rotation = { maxBytes: 10 * 1_024 * 1_024, kept: 3 };

/**
 * The log file of a part. A full file becomes `FILE.1`, the one before `FILE.2`, and so on. A disk that is full costs
 * lines, never the process; how many is written once there is room.
 */
export class PartLog {
  #stream: WriteStream | undefined;
  #retryAt = 0;
  #dropped = 0;
  /** How much the file holds, or will once everything is written. */
  #bytes: number;
  #isReported = false;

  constructor(
    private readonly file: string,
    private readonly onError: (error: Error) => void = () => undefined,
    private readonly rotation: Rotation = ROTATION,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends a line, or drops it if the file cannot be written. */
  write(line: string): void {
    const text = `${line}\n`;
    const bytes = Buffer.byteLength(text);
    if (this.#bytes > 0 && this.#bytes + bytes > this.rotation.maxBytes) this.#rotate();
    const stream = this.#open();
    if (stream) {
      stream.write(text);
      this.#bytes += bytes;
    } else {
      this.#dropped += 1;
    }
  }

  /** Writes what is left and closes the file. */
  close(): void {
    this.#stream?.end();
    this.#stream = undefined;
    this.#retryAt = Infinity;
  }

  #open(): WriteStream | undefined {
    if (this.#stream || this.now() < this.#retryAt) return this.#stream;
    let fd: number;
    try {
      fd = openSync(this.file, 'a', 0o600);
    } catch (error) {
      this.#report(error);
      this.#retryAt = this.now() + RETRY_AFTER_MS;
      return undefined;
    }
    const stream = createWriteStream(this.file, { fd });
    stream.on('error', (error) => this.#fail(stream, error));
    this.#stream = stream;
    if (this.#dropped > 0) this.#writeDropped(stream);
    return stream;
  }

  /** Renames the files. What the stream has not written yet follows its file; the next line opens a new one. */
  #rotate(): void {
    this.#bytes = 0;
    try {
      for (let number = this.rotation.kept; number > 1; number -= 1)
        renameIfThere(this.#old(number - 1), this.#old(number));
      renameIfThere(this.file, this.#old(1));
    } catch (error) {
      this.#report(error);
      return;
    }
    this.#stream?.end();
    this.#stream = undefined;
  }

  #old(number: number): string {
    return `${this.file}.${String(number)}`;
  }

  #writeDropped(stream: WriteStream): void {
    const line = JSON.stringify({ level: 'warn', msg: 'log lines dropped', lines: this.#dropped });
    stream.write(`${line}\n`, (error) => {
      if (error) return;
      this.#dropped = 0;
      this.#isReported = false;
    });
  }

  #fail(stream: WriteStream, error: Error): void {
    if (this.#stream !== stream) return;
    this.#stream = undefined;
    this.#retryAt = this.now() + RETRY_AFTER_MS;
    this.#dropped += 1;
    this.#report(error);
  }

  #report(error: unknown): void {
    if (!this.#isReported) this.onError(error instanceof Error ? error : new Error(String(error)));
    this.#isReported = true;
  }
}

function renameIfThere(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
