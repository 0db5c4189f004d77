import { AiError } from './ai.js';

/** How long a server that is down is not called. */
const OPEN_MS = 60_000;
/** A server that cannot be reached is down at once; one that fails or times out, after this many times in a row. */
const MAX_FAILURES = 2;

/**
 * A circuit breaker for one server, within one process. While it is open, calls fail without a request; afterwards one
 * call probes the server, and the others keep failing until it has succeeded.
 */
export class Circuit {
  #failureCount = 0;
  #openUntil = 0;
  #isProbing = false;

  /** `onOpen` is called whenever the server was found down; `now` is a clock in milliseconds. */
  constructor(
    private readonly onOpen: () => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Makes a call unless the circuit is open. @throws {AiError} `unavailable` if it is open, or the error of the call. */
  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    const isProbe = this.#failureCount >= MAX_FAILURES;
    if (isProbe && (this.#isProbing || this.now() < this.#openUntil))
      throw new AiError('unavailable', 'the AI server is down, not called');
    this.#isProbing ||= isProbe;
    try {
      const value = await call();
      this.#failureCount = 0;
      return value;
    } catch (error) {
      this.#recordFailure(error);
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #recordFailure(error: unknown): void {
    const health = error instanceof AiError ? error.serverHealth : undefined;
    if (health === undefined) return;
    if (health === 'up') {
      this.#failureCount = 0;
      return;
    }
    this.#failureCount = health === 'down' ? MAX_FAILURES : this.#failureCount + 1;
    if (this.#failureCount < MAX_FAILURES) return;
    this.#openUntil = this.now() + OPEN_MS;
    this.onOpen();
  }
}
