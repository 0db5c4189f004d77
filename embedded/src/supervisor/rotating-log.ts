import { createWriteStream, openSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** How long to wait before a log that could not be written is opened again. */
const RETRY_DELAY_MS = 5_000;

/** The maximum size of a log file and the number of rotated files to keep. */
export interface RotationOptions {
  readonly maxBytes: number;
  readonly maxRotatedFiles: number;
}

/** At most 40 MiB per process. */
const DEFAULT_ROTATION: RotationOptions = { maxBytes: 10 * 1_024 * 1_024, maxRotatedFiles: 3 };

/**
 * The log file of a child process. A full file is renamed to `FILE.1`, the one before to `FILE.2`, and so on. Lines
 * that cannot be written (disk full) are dropped and counted; the count is logged once writing succeeds again.
 */
export class RotatingLog {
  #stream: WriteStream | undefined;
  #retryAt = 0;
  #droppedLineCount = 0;
  /** The size of the file, including what is still buffered. */
  #fileBytes: number;
  #isErrorReported = false;

  constructor(
    private readonly file: string,
    private readonly onError: (error: Error) => void = () => undefined,
    private readonly rotation: RotationOptions = DEFAULT_ROTATION,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#fileBytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends a line, or drops it if the file cannot be written. */
  write(line: string): void {
    const text = `${line}\n`;
    const lineBytes = Buffer.byteLength(text);
    if (this.#fileBytes > 0 && this.#fileBytes + lineBytes > this.rotation.maxBytes) this.#rotate();
    const stream = this.#open();
    if (stream) {
      stream.write(text);
      this.#fileBytes += lineBytes;
    } else {
      this.#droppedLineCount += 1;
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
      this.#reportError(error);
      this.#retryAt = this.now() + RETRY_DELAY_MS;
      return undefined;
    }
    const stream = createWriteStream(this.file, { fd });
    stream.on('error', (error) => this.#handleStreamError(stream, error));
    this.#stream = stream;
    if (this.#droppedLineCount > 0) this.#logDroppedLineCount(stream);
    return stream;
  }

  /** Renames the files. Buffered lines still go to the renamed file; the next line opens a new one. */
  #rotate(): void {
    this.#fileBytes = 0;
    try {
      for (let index = this.rotation.maxRotatedFiles; index > 1; index -= 1)
        renameIfExists(this.#getRotatedFile(index - 1), this.#getRotatedFile(index));
      renameIfExists(this.file, this.#getRotatedFile(1));
    } catch (error) {
      this.#reportError(error);
      return;
    }
    this.#stream?.end();
    this.#stream = undefined;
  }

  #getRotatedFile(index: number): string {
    return `${this.file}.${String(index)}`;
  }

  #logDroppedLineCount(stream: WriteStream): void {
    const line = JSON.stringify({ level: 'warn', msg: 'log lines dropped', lines: this.#droppedLineCount });
    stream.write(`${line}\n`, (error) => {
      if (error) return;
      this.#droppedLineCount = 0;
      this.#isErrorReported = false;
    });
  }

  #handleStreamError(stream: WriteStream, error: Error): void {
    if (this.#stream !== stream) return;
    this.#stream = undefined;
    this.#retryAt = this.now() + RETRY_DELAY_MS;
    this.#droppedLineCount += 1;
    this.#reportError(error);
  }

  #reportError(error: unknown): void {
    if (!this.#isErrorReported) this.onError(error instanceof Error ? error : new Error(String(error)));
    this.#isErrorReported = true;
  }
}

function renameIfExists(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
