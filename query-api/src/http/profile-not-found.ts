import { MESSAGES } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';

/** Creates the 404 of a profile that was never saved, or is erased. */
export const profileNotFoundError = (): HttpError => new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
