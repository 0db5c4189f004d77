import { type ErrorDetail, plainSentence } from '@trackrecord/contracts';
import type { z } from 'zod';

interface HttpErrorOptions {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is an error: the sentence is for the user, the code for programs (design.md section 4). */
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

/** 503 with Retry-After: a dependency is down or did not answer in time. */
export const unavailable = (code: string, message: string, retryAfterSeconds = 1): HttpError =>
  new HttpError(503, code, message, { headers: { 'Retry-After': String(retryAfterSeconds) } });

export const TRY_AGAIN_MESSAGE = 'The service is not available right now. Please try again in a moment.';

/** 503 for a dependency that cannot be reached. */
export const dependencyDownError = (): HttpError => unavailable('dependency-down', TRY_AGAIN_MESSAGE, 2);

/** 503 for data whose key is lost: an operator has to restore it, which takes a while. */
export const keyUnavailableError = (): HttpError =>
  unavailable('key-missing', "Your data can't be opened right now. Please try again later.", 10);

/** 400 with the first rule that was broken as its sentence, and all of them as details. */
export function validationError(error: z.ZodError): HttpError {
  const details = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new HttpError(400, 'validation', details[0]?.message ?? 'The request is not valid.', { details });
}

const USER_MESSAGES = { error: plainSentence };

/**
 * A value checked by a schema.
 * @throws {HttpError} 400
 */
export function valid<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value, USER_MESSAGES);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}
