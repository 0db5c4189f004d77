import { plainSentence } from '@trackrecord/contracts';
import type { ValidationError } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { z } from 'zod';

/** Validates a value. Returns the errors, with messages for the user. */
export const findValidationErrors = (schema: z.ZodType, value: unknown): readonly ValidationError[] =>
  toValidationErrors(schema.safeParse(value, FOR_THE_USER).error);

export const FOR_THE_USER = { error: plainSentence };

export const toValidationErrors = (error: z.ZodError | undefined): readonly ValidationError[] =>
  error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? [];

/** Creates a 400 with the first error as its message and all of them as details (design.md section 4). */
export const validationFailed = (faults: readonly ValidationError[]): HttpError =>
  new HttpError(400, 'validation', faults[0]?.message ?? 'The request is not valid.', { details: faults });
