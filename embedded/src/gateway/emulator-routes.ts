import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportAccounts } from '../identity/accounts-export.js';
import { CoalescedTask } from './coalesced-task.js';
import type { EmulatorAddresses } from './config.js';
import { POPUP_STYLE, IFRAME_PAGE } from './emulator-pages.js';
import type { Origins } from './origins.js';
import { toPrintableLine } from '../terminal/printable.js';
import { requestUpstream, forward, createExternalUpstream, readText, type Upstream, toErrorResponse } from './proxy.js';
import { sendError } from './error-responses.js';
import { createEmulatorPageHeaders } from './security-headers.js';

/** The account routes that the browser SDK uses; no others are exposed. */
const ACCOUNT_ROUTE =
  /^\/identitytoolkit\.googleapis\.com\/(v1\/(accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|projects|recaptchaParams)|v2\/(passwordPolicy|recaptchaConfig))$/;
const TOKEN_ROUTE = /^\/securetoken\.googleapis\.com\/v1\/token$/;
const ACCOUNT_CHANGE_ROUTE = /accounts:(signUp|signInWithIdp|update|delete|resetPassword)$/;
const SEND_MAIL_ROUTE = /accounts:sendOobCode$/;
const SIGN_UP_ROUTE = /accounts:signUp$/;

const SIGN_UP_TIMEOUT_MS = 30_000;
const READ_MAILS_TIMEOUT_MS = 2_000;
const MAX_SIGN_UP_BODY_BYTES = 16 * 1024;

/** A mail that an identity provider would send. The emulator only offers its link. */
interface PendingMail {
  readonly requestType: string;
  readonly oobCode: string;
  readonly email: string;
  /** The address that the mail is sent to, if it confirms a new address. */
  readonly newEmail?: string;
}

/** The mails whose links are printed, with the mode of the page that they open. */
const PRINTED_MAILS: Readonly<Record<string, { readonly title: string; readonly mode: string }>> = {
  PASSWORD_RESET: { title: 'Password reset', mode: 'resetPassword' },
  VERIFY_EMAIL: { title: 'Email verification', mode: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: { title: 'Email change', mode: 'verifyAndChangeEmail' },
};

/** Prints a line to the terminal through the supervisor; it is not logged. */
type Notify = (notice: string) => void;

/**
 * The routes of the Auth emulator: account routes without admin rights, and the pop-up's pages without resources from
 * other hosts. Responses to account changes are sent once the accounts are on disk (embedded/src/identity/README.md).
 */
export class EmulatorRoutes {
  readonly #exportTask: CoalescedTask;
  readonly #emulatorUpstream: Upstream;

  constructor(
    private readonly emulator: EmulatorAddresses,
    private readonly origins: Pick<Origins, 'canonicalOrigin'>,
    private readonly notify: Notify,
  ) {
    this.#emulatorUpstream = createExternalUpstream(emulator.url);
    this.#exportTask = new CoalescedTask(() => exportAccounts(emulator.url.origin, emulator.accountsDir));
  }

  /** Returns true if the path belongs to the emulator. */
  canHandle(path: string): boolean {
    return /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com|emulator)\//.test(
      path,
    );
  }

  /** Exports the current accounts to disk. */
  exportAccounts(): Promise<void> {
    return this.#exportTask.run();
  }

  async handle(path: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // The gateway has validated Host and Origin. The emulator accepts only its own host and no Origin
    // (`rejectBrowsers`).
    incoming.headers.host = this.emulator.url.host;
    delete incoming.headers.origin;
    if (path === '/emulator/auth/iframe') sendPage(response, IFRAME_PAGE);
    else if (path === '/emulator/auth/handler') await this.#sendPopupPage(incoming, response);
    else if (ACCOUNT_ROUTE.test(path) || TOKEN_ROUTE.test(path))
      await this.#forwardAccountRequest(path, incoming, response);
    else sendNotFound(response);
  }

  async #forwardAccountRequest(path: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAccountChange = ACCOUNT_CHANGE_ROUTE.test(path);
    delete incoming.headers.authorization;
    if (SIGN_UP_ROUTE.test(path)) return this.#signUp(incoming, response);
    if (!isAccountChange && !SEND_MAIL_ROUTE.test(path)) return forward(this.#emulatorUpstream, incoming, response);
    try {
      const upstreamResponse = await requestUpstream(this.#emulatorUpstream, incoming, {
        ...incoming.headers,
        'accept-encoding': 'identity',
      });
      const body = await readText(upstreamResponse);
      if (upstreamResponse.statusCode === 200) await (isAccountChange ? this.#exportTask.run() : this.#printLink());
      response.writeHead(upstreamResponse.statusCode ?? 502, { 'content-type': 'application/json' });
      response.end(body);
    } catch (error) {
      sendError(response, toErrorResponse(error));
    }
  }

  /**
   * Forwards a sign-up with an email address; rejects others, for which the emulator would create anonymous accounts.
   */
  async #signUp(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readSignUpBody(incoming);
    if (body === undefined) {
      sendJson(response, 400, { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } });
      return;
    }
    try {
      const upstreamResponse = await fetch(new URL(incoming.url ?? '', this.emulator.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(SIGN_UP_TIMEOUT_MS),
      });
      const text = await upstreamResponse.text();
      if (upstreamResponse.ok) await this.#exportTask.run();
      response.writeHead(upstreamResponse.status, { 'content-type': 'application/json' });
      response.end(text);
    } catch (error) {
      sendError(response, toErrorResponse(error));
    }
  }

  /** Prints the link of the newest mail to the terminal, because the emulator sends no mail. */
  async #printLink(): Promise<void> {
    const url = new URL('/emulator/v1/projects/demo-trackrecord/oobCodes', this.emulator.url);
    const upstreamResponse = await fetch(url, { signal: AbortSignal.timeout(READ_MAILS_TIMEOUT_MS) });
    const { oobCodes } = (await upstreamResponse.json()) as { oobCodes: PendingMail[] };
    const newestMail = oobCodes.at(-1);
    const printedMail = newestMail && PRINTED_MAILS[newestMail.requestType];
    if (!printedMail) return;
    // Not the Host of the request: an attacker may have chosen it, and the link is for the account's owner.
    const link = new URL('/signup', this.origins.canonicalOrigin);
    link.search = new URLSearchParams({ mode: printedMail.mode, oobCode: newestMail.oobCode }).toString();
    this.notify(toPrintableLine(`${printedMail.title} for ${newestMail.newEmail ?? newestMail.email}: ${link.href}`));
  }

  async #sendPopupPage(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const upstreamResponse = await requestUpstream(this.#emulatorUpstream, incoming, {
        ...incoming.headers,
        'accept-encoding': 'identity',
      });
      const page = await readText(upstreamResponse);
      const offlinePage = page
        .replace(/<link href="https?:[^>]*>\s*/g, '')
        .replace(/<script src="https?:[^>]*><\/script>\s*/g, '')
        .replace('</style>', `</style>${POPUP_STYLE}`);
      sendPage(response, offlinePage);
    } catch (error) {
      sendError(response, toErrorResponse(error));
    }
  }
}

/**
 * Reads the body of a sign-up.
 * @returns the JSON text, or undefined if the body is too large, is not JSON or has no email address
 */
async function readSignUpBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      // Read to the end: clients do not see a response before they have sent the body.
      size += (chunk as Buffer).length;
      if (size <= MAX_SIGN_UP_BODY_BYTES) chunks.push(chunk as Buffer);
    }
    if (size > MAX_SIGN_UP_BODY_BYTES) return undefined;
    const text = Buffer.concat(chunks).toString('utf8');
    return hasEmail(JSON.parse(text)) ? text : undefined;
  } catch {
    return undefined;
  }
}

const hasEmail = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'email' in body &&
  typeof body.email === 'string' &&
  body.email.trim() !== '';

function sendPage(response: ServerResponse, page: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, { ...headers, ...createEmulatorPageHeaders(page) });
  response.end(page);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendNotFound(response: ServerResponse): void {
  sendJson(response, 404, { error: { code: 404, message: 'NOT_FOUND' } });
}
