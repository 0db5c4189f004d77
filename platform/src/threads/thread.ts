import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ThreadFailedError } from './thread-failed-error.js';

/** The limits of one thread. */
export interface ThreadLimits {
  /** How long the thread may work in total (ms). The time between its answers and the next messages does not count. */
  readonly timeoutMs: number;
  /** The size of its heap in megabytes. */
  readonly maxHeapMb: number;
}

/** Where a thread runs what. */
interface ThreadOptions extends ThreadLimits {
  /** For debuggers. */
  readonly name: string;
  /** A built file that calls `runThread`. */
  readonly file: URL;
  /** Ends the thread. */
  readonly signal: AbortSignal;
  readonly onFailed: (error: ThreadFailedError) => void;
  /** Called once, when the thread has ended. */
  readonly onClosed: () => void;
}

/** A thread that answers messages, one at a time (decision 071). Ends with `close`, which its owner must call. */
export class Thread {
  readonly #worker: Worker;
  readonly #exitController = new AbortController();
  #remainingMs: number;
  #error: unknown;
  #closing: Promise<void> | undefined;

  constructor(private readonly options: ThreadOptions) {
    const { name, file, timeoutMs, maxHeapMb } = options;
    this.#remainingMs = timeoutMs;
    this.#worker = new Worker(file, {
      name,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // What reads foreign documents gets none of the secrets of its process.
      env: {},
      execArgv: [],
    });
    this.#worker.on('error', (error) => (this.#error = error));
    this.#worker.on('exit', () => this.#exitController.abort());
  }

  /**
   * Sends a message and returns the answer. Both are copied, as by `structuredClone`.
   * @throws {ThreadFailedError} if the thread ends or its time is over; the reason of the signal if it aborts.
   */
  async ask(message: unknown): Promise<unknown> {
    const startedAt = performance.now();
    const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(this.#remainingMs)));
    const signal = AbortSignal.any([this.options.signal, this.#exitController.signal, deadline]);
    try {
      const answer = once(this.#worker, 'message', { signal });
      this.#send(message);
      const [value] = (await answer) as [unknown];
      return value;
    } catch (error) {
      this.options.signal.throwIfAborted();
      const failure = deadline.aborted ? new ThreadFailedError('timeout') : toThreadFailedError(this.#error ?? error);
      this.options.onFailed(failure);
      throw failure;
    } finally {
      this.#remainingMs -= performance.now() - startedAt;
    }
  }

  /** Ends the thread, whatever it does. */
  close(): Promise<void> {
    this.#closing ??= this.#worker.terminate().then(() => this.options.onClosed());
    return this.#closing;
  }

  /** Ends the thread if a message cannot be copied, such as one that nests too deep. */
  #send(message: unknown): void {
    try {
      this.#worker.postMessage(message);
    } catch (error) {
      this.#error = error;
      void this.close();
    }
  }
}

const toThreadFailedError = (error: unknown): ThreadFailedError =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ThreadFailedError('out-of-memory')
    : new ThreadFailedError('crashed', { cause: error });
