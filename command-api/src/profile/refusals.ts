import { MESSAGES } from '@trackrecord/contracts';
import type { Refusal } from '@trackrecord/domain';
import { HttpError, unauthorized } from '@trackrecord/platform';

/** The answer to a command that the domain refuses. */
export function refused({ reason }: Refusal): HttpError {
  switch (reason) {
    case 'profile-not-found':
      return new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
    case 'account-erased':
      return unauthorized('account-gone');
    case 'nothing-to-save':
      return new HttpError(400, 'nothing-to-save', 'There is nothing to save yet.');
    default:
      return reason satisfies never;
  }
}
