import type { AccessErrorReason } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { Rejections } from '../http/rejections.js';
import { validationFailedError } from '../http/validation-failed-error.js';

/** The responses to rejected commands on access streams. */
export const ACCESS_REJECTIONS: Rejections<AccessErrorReason> = {
  erased: () => new HttpError(410, 'erased', 'This account was erased.'),
  'own-account': () => new HttpError(403, 'own-account', 'You cannot open an access session to your own account.'),
  'not-valid': validationFailedError,
  'consent-invalid': () => new HttpError(422, 'wrong-code', 'This code is wrong, was used before or has expired.'),
  'access-required': () => new HttpError(403, 'access-required', 'Please open an access session to this person first.'),
  'access-not-yours': () => new HttpError(403, 'access-not-yours', 'This is not your access session to this person.'),
  'access-ended': () => new HttpError(403, 'access-ended', 'The access session was ended.'),
  'access-expired': () => new HttpError(403, 'access-expired', 'The access session has expired.'),
  'access-earlier-sign-in': () =>
    new HttpError(
      403,
      'access-earlier-sign-in',
      'This access session was opened after you signed in here. Please sign in again.',
    ),
  'session-not-found': () => new HttpError(404, 'session-not-found', 'There is no such access session.'),
  'session-over': () => new HttpError(409, 'session-over', 'The access session is over.'),
  'session-not-extendable': () =>
    new HttpError(409, 'session-not-extendable', 'The access session cannot be extended.'),
};

/** Creates the response to a request that is rejected before it becomes a command. */
export const accessError = (reason: AccessErrorReason): HttpError => ACCESS_REJECTIONS[reason]([]);
