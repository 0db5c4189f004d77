import { MAX_WAITING_EVENTS, type TailEnd } from '@trackrecord/contracts';
import type { Writable } from 'node:stream';
import { COMMENT, formatMessage } from './server-sent-events.js';

/** How often a comment is sent (ms), so that both sides and all proxies notice a dead connection. */
const COMMENT_INTERVAL_MS = 5_000;
/** How long the last message may take to be read (ms). */
const END_TIMEOUT_MS = 5_000;

/** Settings of a tail. */
export interface TailClientOptions {
  readonly maxWaiting?: number;
  readonly commentIntervalMs?: number;
}

/** The response of one tail. What a slow client has not read waits, up to a limit. */
export class TailClient {
  readonly #waiting: string[] = [];
  readonly #comments: NodeJS.Timeout;
  readonly #closed = new AbortController();
  readonly #maxWaiting: number;
  #isBlocked = false;
  #isEnded = false;

  constructor(
    private readonly response: Writable,
    { maxWaiting = MAX_WAITING_EVENTS, commentIntervalMs = COMMENT_INTERVAL_MS }: TailClientOptions = {},
  ) {
    this.#maxWaiting = maxWaiting;
    this.#comments = setInterval(() => this.#sendComment(), commentIntervalMs);
    response.on('drain', () => this.#drain());
    response.on('error', () => this.#close());
    if (response.closed) this.#close();
    else response.once('close', () => this.#close());
  }

  /** Aborts when the tail has ended, or the client has disconnected. */
  get closedSignal(): AbortSignal {
    return this.#closed.signal;
  }

  /** Sends a message, or lets it wait. Ends the tail if too many wait. */
  send(message: string): void {
    if (this.#isEnded) return;
    if (!this.#isBlocked) {
      this.#write(message);
      return;
    }
    this.#waiting.push(message);
    if (this.#waiting.length >= this.#maxWaiting) this.end('slow');
  }

  /** Resolves when the client has read enough for the next message, or the tail has ended. */
  async waitUntilReady(): Promise<void> {
    if (!this.#isBlocked || this.closedSignal.aborted) return;
    await new Promise<void>((resolve) => {
      const finish = () => {
        this.response.off('drain', finish);
        this.closedSignal.removeEventListener('abort', finish);
        resolve();
      };
      this.response.on('drain', finish);
      this.closedSignal.addEventListener('abort', finish);
    });
  }

  /** Says why the tail ends, and ends it. Messages that wait are dropped: `Last-Event-ID` continues before them. */
  end(reason: TailEnd['reason']): void {
    if (this.#isEnded) return;
    this.#close();
    this.response.end(formatMessage({ event: 'end', data: { reason } }));
    // A client that does not read must not hold the connection, nor delay a shutdown.
    const timeout = setTimeout(() => this.response.destroy(), END_TIMEOUT_MS);
    this.response.once('close', () => clearTimeout(timeout));
  }

  #write(message: string): void {
    this.#isBlocked = !this.response.write(message);
  }

  #drain(): void {
    this.#isBlocked = false;
    for (let message = this.#takeNext(); message !== undefined; message = this.#takeNext()) this.#write(message);
  }

  /** Takes the message that waits the longest, if it can be sent now. */
  #takeNext(): string | undefined {
    return this.#isBlocked ? undefined : this.#waiting.shift();
  }

  /** Not while the client does not read: each write would postpone the timeout of its connection. */
  #sendComment(): void {
    if (!this.#isBlocked && !this.#isEnded) this.#write(COMMENT);
  }

  #close(): void {
    this.#isEnded = true;
    this.#waiting.length = 0;
    clearInterval(this.#comments);
    this.#closed.abort();
  }
}
