import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoIdentity } from './demo-sign-in.js';

const REQUEST_TIMEOUT_MS = 60_000;
/** How long a request is repeated while the services are busy, or background work has not started. */
const RETRY_LIMIT_MS = 180_000;
const RETRY_DELAY_MS = 1_000;

/** A request of the demo account. */
export interface DemoRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** `{uid}` stands for the id of the account. */
  readonly path: string;
  readonly body?: object;
  /** The past time at which it happens; now by default. */
  readonly at?: Date;
  /** Its Idempotency-Key: after an interruption all requests are sent again. */
  readonly key?: string;
}

/** Sends requests as the demo account until the signal aborts, at past times if the stack has a demo key. */
export class DemoClient {
  constructor(
    private readonly url: string,
    private readonly identity: DemoIdentity,
    private readonly demoKey: string | undefined,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Sends a request and returns the response body. Repeats it while the services are unavailable.
   * @throws {Error} with the response if it is not a success.
   */
  async send({ method, path, body, at, key }: DemoRequest): Promise<unknown> {
    const address = this.url + path.replaceAll('{uid}', this.identity.uid);
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${this.identity.token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(at !== undefined &&
        this.demoKey !== undefined && { 'x-demo-key': this.demoKey, 'x-demo-time': at.toISOString() }),
    };
    for (const deadline = Date.now() + RETRY_LIMIT_MS; ;) {
      const response = await fetch(address, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      if (response.ok) return response.json();
      const isTemporary = response.status === 503 || response.status === 429;
      if (!isTemporary || Date.now() > deadline)
        throw new Error(`${method} ${path} failed: status ${response.status} ${await response.text()}`);
      await this.wait(RETRY_DELAY_MS);
    }
  }

  /** Waits this long (ms). @throws {Error} if the signal aborts. */
  wait(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.signal });
  }
}
