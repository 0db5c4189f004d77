import type { ErrorDetail } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';

/** Creates a 400 with the first error as its message and all of them as details. */
export const validationFailedError = (errors: readonly ErrorDetail[]): HttpError =>
  new HttpError(400, 'validation', errors[0]?.message ?? 'The request is not valid.', { details: errors });
