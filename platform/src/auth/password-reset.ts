import { z } from 'zod';
import { HttpError, unavailableError } from '../requests/http-error.js';
import { IdentityUnavailableError } from './identity.js';

/** Has the identity provider send a password-reset email. Its link is in the email only. */
export type SendPasswordReset = (email: string) => Promise<void>;

interface PasswordResetOptions {
  /** The URL of Identity Toolkit, with or without a path. */
  readonly url: string;
  /** The web API key of the Firebase project, which is public. */
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** Less than the time of a request, so that there is time left for the response. */
const TIMEOUT_MS = 3_000;

const errorResponse = z.object({ error: z.object({ message: z.string() }) });

/** Errors of Identity Toolkit; other text may follow them. */
const RATE_LIMIT_ERRORS = /^(RESET_PASSWORD_EXCEED_LIMIT|TOO_MANY_ATTEMPTS_TRY_LATER|QUOTA_EXCEEDED)\b/;
const ACCOUNT_ERRORS = /^(EMAIL_NOT_FOUND|USER_DISABLED|INVALID_EMAIL)\b/;
const RATE_LIMIT_RETRY_SECONDS = 60;

/**
 * Creates the sender of password-reset emails. firebase-admin only generates links, which staff must not see, so this
 * sends the request of the browser SDK: the response has no link.
 * @throws {HttpError} 404 `person-not-found`, 503 `mail-limit`.
 * @throws {IdentityUnavailableError}
 */
export const createPasswordResetSender = ({
  url,
  apiKey,
  timeoutMs = TIMEOUT_MS,
}: PasswordResetOptions): SendPasswordReset => {
  const address = new URL(`${url.replace(/\/$/, '')}/v1/accounts:sendOobCode`);
  address.searchParams.set('key', apiKey);
  return async (email) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(throwUnavailable);
    const text = await response.text().catch(throwUnavailable);
    if (!response.ok) throw toError(response.status, text);
  };
};

/** Converts an error response. Its text is not logged: it may contain the address. */
function toError(status: number, text: string): Error {
  const code = parseErrorCode(text);
  if (RATE_LIMIT_ERRORS.test(code))
    return unavailableError(
      'mail-limit',
      'Too many emails were sent. Please try again later.',
      RATE_LIMIT_RETRY_SECONDS,
    );
  if (ACCOUNT_ERRORS.test(code)) return new HttpError(404, 'person-not-found', 'There is no such account.');
  return new IdentityUnavailableError(`sending a password-reset email failed with status ${String(status)}`);
}

function parseErrorCode(text: string): string {
  try {
    return errorResponse.safeParse(JSON.parse(text)).data?.error.message ?? '';
  } catch {
    return '';
  }
}

function throwUnavailable(cause: unknown): never {
  throw new IdentityUnavailableError('sending a password-reset email failed', { cause });
}
