import { MESSAGES } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';

/** 404: nothing was ever saved, or it is erased. */
export const profileNotFound = (): HttpError => new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
