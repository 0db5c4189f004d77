import { MESSAGES, MAX_ENTRIES, SAME_POSTING, VALIDATION } from '@trackrecord/contracts';
import type { DomainError } from '@trackrecord/domain';
import { HttpError, unauthorizedError } from '@trackrecord/platform';
import { validationFailedError } from '../http/validation-failed-error.js';

/** Converts an error of the domain to the error response. */
export function toHttpError({ reason, errors }: DomainError): HttpError {
  switch (reason) {
    case 'profile-not-found':
      return new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
    case 'account-erased':
      return unauthorizedError('account-gone');
    case 'nothing-to-save':
      return new HttpError(400, 'nothing-to-save', 'There is nothing to save yet.');
    case 'not-valid':
      return validationFailedError(errors);
    case 'experience-required':
      return ruleViolationError('experiences', VALIDATION.experienceRequired);
    case 'project-required':
      return ruleViolationError('projects', VALIDATION.projectRequired);
    case 'experience-required-to-continue':
      return ruleViolationError('experiences', VALIDATION.experienceRequiredToContinue);
    case 'project-required-to-continue':
      return ruleViolationError('projects', VALIDATION.projectRequiredToContinue);
    case 'step-not-skippable':
      return ruleViolationError('skipped', 'This step cannot be skipped.');
    case 'list-full':
      return new HttpError(409, 'list-full', `This list is full. The limit is ${String(MAX_ENTRIES)} entries.`);
    case 'not-undoable':
      return new HttpError(409, 'not-undoable', 'This change can no longer be undone.');
    case 'application-not-found':
      return new HttpError(404, 'application-not-found', 'There is no such application.');
    case 'entry-not-found':
      return new HttpError(404, 'entry-not-found', 'There is no such entry.');
    case 'already-added':
      return new HttpError(409, 'already-added', 'You have already saved this posting.');
    case 'same-posting':
      return new HttpError(409, SAME_POSTING, 'You already have this posting.', { details: errors });
    case 'applications-full':
      return new HttpError(
        409,
        'applications-full',
        'You have reached the limit of what can be stored about your applications. Please remove something first.',
      );
    case 'own-account':
      return new HttpError(403, 'own-account', 'You cannot open an access session to your own account.');
    case 'erased':
      return new HttpError(410, 'erased', 'This account was erased.');
    case 'consent-invalid':
      return new HttpError(422, 'wrong-code', 'This code is wrong, was used before or has expired.');
    case 'access-required':
      return new HttpError(403, 'access-required', 'Please open an access session to this person first.');
    case 'access-expired':
      return new HttpError(403, 'access-expired', 'The access session has expired.');
    case 'access-ended':
      return new HttpError(403, 'access-ended', 'The access session was ended.');
    case 'access-not-yours':
      return new HttpError(403, 'access-not-yours', 'This is not your access session to this person.');
    case 'access-earlier-sign-in':
      return new HttpError(
        403,
        'access-earlier-sign-in',
        'This access session was opened after you signed in here. Please sign in again.',
      );
    case 'session-not-found':
      return new HttpError(404, 'session-not-found', 'There is no such access session.');
    case 'session-over':
      return new HttpError(409, 'session-over', 'The access session is over.');
    case 'session-not-extendable':
      return new HttpError(409, 'session-not-extendable', 'The access session cannot be extended.');
    default:
      return reason satisfies never;
  }
}

/** Creates the error of a rule that depends on the state (spec section 5). */
const ruleViolationError = (path: string, message: string): HttpError => validationFailedError([{ path, message }]);
