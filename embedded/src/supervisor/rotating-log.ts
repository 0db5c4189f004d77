import { createWriteStream, openSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** Delay before a log that could not be written is opened again (ms). */
const RETRY_AFTER_MS = 5_000;

/** The maximum size of a log file and the number of rotated files to keep. */
export interface Rotation {
  readonly maxBytes: number;
  readonly maxOldFiles: number;
}

/** At most 40 MiB per process. */
const ROTATION: Rotation = { maxBytes: 10 * 1_024 * 1_024, maxOldFiles: 3 };

/**
 * The log file of a child process. A full file is renamed to `FILE.1`, the one before to `FILE.2`, and so on. Lines
 * that cannot be written (disk full) are dropped and counted; the count is logged once writing succeeds again.
 */
export class RotatingLog {
  #stream: WriteStream | undefined;
  #retryAt = 0;
  #dropped = 0;
  /** The size of the file, including what is still buffered. */
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

  /** Flushes and closes the file. */
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

  /** Renames the files. Buffered lines still go to the renamed file; the next line opens a new one. */
  #rotate(): void {
    this.#bytes = 0;
    try {
      for (let number = this.rotation.maxOldFiles; number > 1; number -= 1)
        renameIfExists(this.#old(number - 1), this.#old(number));
      renameIfExists(this.file, this.#old(1));
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

function renameIfExists(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
