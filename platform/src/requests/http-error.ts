import { type ErrorDetail, plainSentence } from '@trackrecord/contracts';
import type { z } from 'zod';

interface HttpErrorOptions {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response: the message is for users, the code for programs. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly details: readonly ErrorDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { details, headers = {} }: HttpErrorOptions = {},
  ) {
    super(message);
    this.details = details;
    this.headers = headers;
  }
}

/** A request above a rate limit: 429 with Retry-After. */
export class LimitExceededError extends HttpError {
  constructor(
    readonly limit: string,
    retryAfterMs: number,
  ) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
    const wait = `${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`;
    super(429, 'too-many-requests', `Too many requests. Try again in ${wait}.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** Creates a 503 with Retry-After: a dependency is down or did not respond in time. */
export const unavailableError = (code: string, message: string, retryAfterSeconds = 1): HttpError =>
  new HttpError(503, code, message, { headers: { 'Retry-After': String(retryAfterSeconds) } });

export const TRY_AGAIN_MESSAGE = 'The service is not available right now. Please try again in a moment.';

/** Creates a 503 for a dependency that cannot be reached. */
export const dependencyDownError = (): HttpError => unavailableError('dependency-down', TRY_AGAIN_MESSAGE, 2);

/** Creates a 503 for data whose key is lost until an operator restores it. */
export const keyUnavailableError = (): HttpError =>
  unavailableError('key-missing', "Your data can't be opened right now. Please try again later.", 10);

/** Creates a 400 with the first issue as its message and all issues as details. */
export function validationError(error: z.ZodError): HttpError {
  const details = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new HttpError(400, 'validation', details[0]?.message ?? 'The request is not valid.', { details });
}

const USER_MESSAGES = { error: plainSentence };

/**
 * Validates a value with a schema.
 * @throws {HttpError} 400
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value, USER_MESSAGES);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}
