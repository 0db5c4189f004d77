import { setTimeout as sleep } from 'node:timers/promises';

/** The demo account of the embedded stack. Its password is public: the emulator listens on loopback only. */
export const DEMO_EMAIL = 'nadia.kurian@example.com';
export const DEMO_PASSWORD = 'trackrecord';

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

/** Sends requests as the demo account, at past times if the stack has a demo key. */
export class DemoClient {
  private constructor(
    private readonly url: string,
    readonly uid: string,
    private readonly token: string,
    private readonly demoKey: string | undefined,
  ) {}

  /** Signs up, or signs in if an earlier start has created the account. */
  static async signIn(url: string, demoKey: string | undefined): Promise<DemoClient> {
    const accounts = `${url}/identitytoolkit.googleapis.com/v1/accounts`;
    const authenticate = (method: string): Promise<Response> =>
      send(`${accounts}:${method}?key=demo`, {
        method: 'POST',
        body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD, returnSecureToken: true }),
      });
    const signUp = await authenticate('signUp');
    const response = signUp.ok ? signUp : await authenticate('signInWithPassword');
    if (!response.ok) throw new Error(`signing in failed: status ${response.status} ${await response.text()}`);
    const { localId, idToken } = (await response.json()) as { readonly localId: string; readonly idToken: string };
    return new DemoClient(url, localId, idToken, demoKey);
  }

  /**
   * Sends a request and returns the response body. Repeats it while the services are unavailable.
   * @throws {Error} with the response if it is not a success.
   */
  async send({ method, path, body, at, key }: DemoRequest): Promise<unknown> {
    const address = this.url + path.replaceAll('{uid}', this.uid);
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(at !== undefined &&
        this.demoKey !== undefined && { 'x-demo-key': this.demoKey, 'x-demo-time': at.toISOString() }),
    };
    const options = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    for (const deadline = Date.now() + RETRY_LIMIT_MS; ;) {
      const response = await send(address, options);
      if (response.ok) return response.json();
      const isTemporary = response.status === 503 || response.status === 429;
      if (!isTemporary || Date.now() > deadline)
        throw new Error(`${method} ${path} failed: status ${response.status} ${await response.text()}`);
      await sleep(RETRY_DELAY_MS);
    }
  }
}

interface RequestOptions {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const send = (address: string, { headers, ...options }: RequestOptions): Promise<Response> =>
  fetch(address, {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
