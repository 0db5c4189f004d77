import type { ValidationError } from '@trackrecord/domain';
import { type HttpError, unauthorizedError } from '@trackrecord/platform';
import { validationFailedError } from './validation-failed-error.js';

/** The response to each reason for which an aggregate rejects commands. */
export type Rejections<Reason extends string> = Readonly<
  Record<Reason, (errors: readonly ValidationError[]) => HttpError>
>;

/** The response of an aggregate that rejects commands only after an erasure. */
export const ACCOUNT_ERASED_REJECTION: Rejections<'account-erased'> = {
  'account-erased': () => unauthorizedError('account-gone'),
};

/** Creates the response to a violated rule that depends on the state (spec section 5). */
export const respondToViolation = (path: string, message: string) => (): HttpError =>
  validationFailedError([{ path, message }]);
