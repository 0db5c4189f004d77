import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportAccounts } from '../identity/accounts-export.js';
import { Coalesced } from './coalesced.js';
import type { EmulatorAddresses } from './config.js';
import { HANDLER_STYLE, IFRAME_PAGE } from './emulator-pages.js';
import type { Origins } from './origins.js';
import { toPrintableLine } from '../terminal/printable.js';
import { requestUpstream, forward, externalUpstream, readText, type Upstream, upstreamError } from './proxy.js';
import { sendError } from './error-responses.js';
import { emulatorPageHeaders } from './security-headers.js';
import { readSignUp } from './sign-up-body.js';

/** The account routes that the browser SDK uses; whatever else the emulator can do stays inside. */
const ACCOUNT_ROUTE =
  /^\/identitytoolkit\.googleapis\.com\/(v1\/(accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|projects|recaptchaParams)|v2\/(passwordPolicy|recaptchaConfig))$/;
const TOKEN_ROUTE = /^\/securetoken\.googleapis\.com\/v1\/token$/;
const CHANGES_ACCOUNTS = /accounts:(signUp|signInWithIdp|update|delete|resetPassword)$/;
const SENDS_MAIL = /accounts:sendOobCode$/;
const SIGNS_UP = /accounts:signUp$/;

/** Milliseconds. */
const SIGN_UP_DEADLINE = 30_000;

/** Prints a line for the person at the terminal; the supervisor passes it on and no log keeps it. */
type Notify = (notice: string) => void;

/**
 * The emulator's part of the origin: account routes without anybody's admin rights, and the pop-up's pages without
 * anything from another host. A change of accounts is answered once it is on disk.
 */
export class EmulatorRoutes {
  readonly #exports: Coalesced;
  readonly #auth: Upstream;

  constructor(
    private readonly emulator: EmulatorAddresses,
    private readonly origins: Pick<Origins, 'canonical'>,
    private readonly notify: Notify,
  ) {
    this.#auth = externalUpstream(emulator.auth);
    this.#exports = new Coalesced(() => exportAccounts(emulator.auth.origin, emulator.accounts));
  }

  /** Whether the emulator answers at this path. */
  takes(path: string): boolean {
    return /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com|emulator)\//.test(
      path,
    );
  }

  /** Writes the accounts to disk as they are now. */
  exportAccounts(): Promise<void> {
    return this.#exports.run();
  }

  /** Answers a request for the emulator. */
  async handle(path: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // The emulator takes requests of this machine's programs only (reject-browsers.ts); the front has checked both.
    incoming.headers.host = this.emulator.auth.host;
    delete incoming.headers.origin;
    if (path === '/emulator/auth/iframe') sendPage(response, IFRAME_PAGE);
    else if (path === '/emulator/auth/handler') await this.#handler(incoming, response);
    else if (ACCOUNT_ROUTE.test(path) || TOKEN_ROUTE.test(path)) await this.#account(path, incoming, response);
    else notFound(response);
  }

  async #account(path: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const changes = CHANGES_ACCOUNTS.test(path);
    delete incoming.headers.authorization;
    if (SIGNS_UP.test(path)) return this.#signUp(incoming, response);
    if (!changes && !SENDS_MAIL.test(path)) return forward(this.#auth, incoming, response);
    try {
      const answer = await requestUpstream(this.#auth, incoming, {
        ...incoming.headers,
        'accept-encoding': 'identity',
      });
      const body = await readText(answer);
      if (answer.statusCode === 200) await (changes ? this.#exports.run() : this.#announceMail());
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      response.end(body);
    } catch (error) {
      sendError(response, upstreamError(error));
    }
  }

  /** Signs up whoever names an email address; anonymous accounts, which the emulator makes of the rest, are refused. */
  async #signUp(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readSignUp(incoming);
    if (body === undefined) {
      sendJson(response, 400, { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } });
      return;
    }
    try {
      const answer = await fetch(new URL(incoming.url ?? '', this.emulator.auth), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(SIGN_UP_DEADLINE),
      });
      const text = await answer.text();
      if (answer.ok) await this.#exports.run();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(text);
    } catch (error) {
      sendError(response, upstreamError(error));
    }
  }

  /** Offline there is no mail: the link that would have been sent is shown where `npm start` runs. */
  async #announceMail(): Promise<void> {
    const address = new URL('/emulator/v1/projects/demo-trackrecord/oobCodes', this.emulator.auth);
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    const { oobCodes } = (await answer.json()) as {
      oobCodes: { requestType: string; oobCode: string; email: string }[];
    };
    const newest = oobCodes.at(-1);
    if (newest?.requestType !== 'PASSWORD_RESET') return;
    // Never the host that the request names: whoever asked may have chosen it, and the link is somebody else's.
    const link = new URL('/signup', this.origins.canonical);
    link.search = new URLSearchParams({ mode: 'resetPassword', oobCode: newest.oobCode }).toString();
    this.notify(toPrintableLine(`Password reset for ${newest.email}: ${link.href}`));
  }

  async #handler(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const answer = await requestUpstream(this.#auth, incoming, {
        ...incoming.headers,
        'accept-encoding': 'identity',
      });
      const page = await readText(answer);
      const offline = page
        .replace(/<link href="https?:[^>]*>\s*/g, '')
        .replace(/<script src="https?:[^>]*><\/script>\s*/g, '')
        .replace('</style>', `</style>${HANDLER_STYLE}`);
      sendPage(response, offline);
    } catch (error) {
      sendError(response, upstreamError(error));
    }
  }
}

function sendPage(response: ServerResponse, page: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, { ...headers, ...emulatorPageHeaders(page) });
  response.end(page);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { error: { code: 404, message: 'NOT_FOUND' } });
}
