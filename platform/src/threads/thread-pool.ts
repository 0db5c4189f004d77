import type { Logger } from '../logging/logger.js';
import { Thread, type ThreadLimits } from './thread.js';

export interface ThreadPoolOptions extends ThreadLimits {
  /** What the threads do, for logs and debuggers. */
  readonly name: string;
  /** A built file that calls `runThread`. */
  readonly file: URL;
  /** The number of threads at the same time. Further work waits. */
  readonly maxThreads: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Threads for work on foreign documents, so that none of them stops the process (decision 071). A thread starts when it
 * is needed and ends with its work: nothing of a document is left, and an idle process has no threads.
 */
export class ThreadPool {
  readonly #closeController = new AbortController();
  readonly #threads = new Set<Thread>();
  /** Starts waiting work, in order. */
  readonly #waiting: (() => void)[] = [];
  #usedSlotCount = 0;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Sends one message to a new thread and returns the answer.
   * @throws {ThreadFailedError} if the thread ends or its time is over; the reason of the signal if it aborts.
   */
  async run(message: unknown, signal: AbortSignal): Promise<unknown> {
    const thread = await this.open(signal);
    try {
      return await thread.ask(message);
    } finally {
      await thread.close();
    }
  }

  /** Waits for a slot and starts a thread, which the caller must close. @throws the reason of the signal if it aborts. */
  async open(signal: AbortSignal): Promise<Thread> {
    const anySignal = AbortSignal.any([signal, this.#closeController.signal]);
    await this.#takeSlot(anySignal);
    const { logger, maxThreads: _, ...options } = this.options;
    const thread = new Thread({
      ...options,
      signal: anySignal,
      onFailed: (error) => logger.warn({ thread: options.name, err: error }, 'thread failed'),
      onClosed: () => {
        this.#threads.delete(thread);
        this.#releaseSlot();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  /** Ends all threads. Work that waits or is added later fails. */
  async close(): Promise<void> {
    this.#closeController.abort(new Error('the process stops'));
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }

  async #takeSlot(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#usedSlotCount < this.options.maxThreads) {
      this.#usedSlotCount += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', stopWaiting);
        resolve();
      };
      const stopWaiting = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stopWaiting, { once: true });
      this.#waiting.push(start);
    });
  }

  /** Gives the slot to the next work that waits. */
  #releaseSlot(): void {
    const startNext = this.#waiting.shift();
    if (startNext) startNext();
    else this.#usedSlotCount -= 1;
  }
}
