import { z } from 'zod';
import { plainSentence } from '../plain-sentence.js';

/** The body of every error response. */
export const errorBody = z.object({
  /** The same text as `message`. */
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
  success: z.literal(false).optional(),
});

/** The error body of endpoints without a `success` field. */
export const plainErrorBody = errorBody.omit({ success: true }).meta({ id: 'Error' });

/** The error body of endpoints with a `success` field. */
export const unsuccessfulBody = errorBody.extend({ success: z.literal(false) }).meta({ id: 'Unsuccessful' });

export type ErrorBody = z.infer<typeof errorBody>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];

/** The option of zod that turns its messages into sentences for the user. */
export const WITH_USER_MESSAGES = { error: plainSentence };

/** Validates a value. Returns the errors, with messages for the user. */
export const findValidationErrors = (schema: z.ZodType, value: unknown): readonly ErrorDetail[] =>
  toValidationErrors(schema.safeParse(value, WITH_USER_MESSAGES).error);

/** Returns the issues of a failed validation with their paths, such as `educations.0.startDate`. */
export const toValidationErrors = (error: z.ZodError | undefined): readonly ErrorDetail[] =>
  error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? [];
