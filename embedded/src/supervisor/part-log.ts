import { createWriteStream, type WriteStream } from 'node:fs';

/** How long a log that cannot be written is left alone before it is tried again (ms). */
const RETRY_AFTER_MS = 5_000;

/** The log file of a part. A disk that is full costs lines, never the process; how many is written once there is room. */
export class PartLog {
  #stream: WriteStream | undefined;
  #retryAt = 0;
  #dropped = 0;
  #isReported = false;

  constructor(
    private readonly file: string,
    private readonly onError: (error: Error) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Appends a line, or drops it if the file cannot be written. */
  write(line: string): void {
    const stream = this.#open();
    if (stream) stream.write(`${line}\n`);
    else this.#dropped += 1;
  }

  /** Writes what is left and closes the file. */
  close(): void {
    this.#stream?.end();
    this.#stream = undefined;
    this.#retryAt = Infinity;
  }

  #open(): WriteStream | undefined {
    if (this.#stream || this.now() < this.#retryAt) return this.#stream;
    const stream = createWriteStream(this.file, { flags: 'a', mode: 0o600 });
    stream.on('error', (error) => this.#fail(stream, error));
    this.#stream = stream;
    if (this.#dropped > 0) this.#writeDropped(stream);
    return stream;
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
    if (!this.#isReported) this.onError(error);
    this.#isReported = true;
  }
}
