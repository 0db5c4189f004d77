import type { z } from 'zod';
import type { ErrorDetail } from './errors.js';
import { plainSentence } from './plain-sentence.js';

/** The option of zod that turns its messages into sentences for the user. */
export const WITH_USER_MESSAGES = { error: plainSentence };

/** Validates a value. Returns the errors, with messages for the user. */
export const findValidationErrors = (schema: z.ZodType, value: unknown): readonly ErrorDetail[] =>
  toValidationErrors(schema.safeParse(value, WITH_USER_MESSAGES).error);

/** Returns the issues of a failed validation with their paths, such as `educations.0.startDate`. */
export const toValidationErrors = (error: z.ZodError | undefined): readonly ErrorDetail[] =>
  error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? [];
