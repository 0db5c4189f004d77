import { type RequestDeadline, TRY_AGAIN_MESSAGE, unavailableError } from '@trackrecord/platform';

/** As many as arrive before the first deadline at the default rate limit of a user. */
export const MAX_WAITING = 500;

/** Tells a task how long to wait for its turn. */
type WaitLimit = Pick<RequestDeadline, 'signal'>;

/** The callbacks that start waiting tasks, oldest first. */
type Queue = Set<() => void>;

/**
 * Runs tasks on the same stream one after the other, in the order in which they arrive. Streams do not wait for each
 * other. Without it, many commands of one user that arrive at once append concurrently, and all but one of them conflict.
 */
export class StreamQueues {
  /** The queues of the streams with a running task. */
  readonly #queues = new Map<string, Queue>();

  /** The number of streams with a running task. */
  get size(): number {
    return this.#queues.size;
  }

  /**
   * Runs a task when its turn comes.
   * @throws {HttpError} 503 if too many tasks wait; what the signal of the deadline says if the turn comes too late.
   */
  async run<T>(stream: string, deadline: WaitLimit, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(stream);
    if (queue) await waitForTurn(queue, deadline);
    else this.#queues.set(stream, new Set());
    try {
      return await task();
    } finally {
      this.#startNext(stream);
    }
  }

  #startNext(stream: string): void {
    const queue = this.#queues.get(stream) ?? new Set();
    const [start] = queue;
    if (!start) {
      this.#queues.delete(stream);
      return;
    }
    queue.delete(start);
    start();
  }
}

/** Waits for a turn. A task whose request is over leaves the queue. */
async function waitForTurn(queue: Queue, { signal }: WaitLimit): Promise<void> {
  signal.throwIfAborted();
  if (queue.size >= MAX_WAITING) throw unavailableError('too-many-writes', TRY_AGAIN_MESSAGE);
  await new Promise<void>((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      queue.delete(start);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    queue.add(start);
  });
}
