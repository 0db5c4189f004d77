import { MESSAGES, MAX_ENTRIES, VALIDATION } from '@trackrecord/contracts';
import { DomainError } from '@trackrecord/domain';
import { HttpError, unauthorizedError } from '@trackrecord/platform';
import { validationFailed } from '../http/validation-failed.js';

/** Converts a DomainError to an HttpError and throws it. Rethrows other errors. */
export function throwHttpError(error: unknown): never {
  throw error instanceof DomainError ? toHttpError(error) : error;
}

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
      return validationFailed(errors);
    case 'experience-required':
      return ruleViolation('experiences', VALIDATION.experienceRequired);
    case 'project-required':
      return ruleViolation('projects', VALIDATION.projectRequired);
    case 'experience-required-to-continue':
      return ruleViolation('experiences', VALIDATION.experienceRequiredToContinue);
    case 'project-required-to-continue':
      return ruleViolation('projects', VALIDATION.projectRequiredToContinue);
    case 'step-not-skippable':
      return ruleViolation('skipped', 'This step cannot be skipped.');
    case 'list-full':
      return new HttpError(409, 'list-full', `This list is full. The limit is ${String(MAX_ENTRIES)} entries.`);
    case 'not-undoable':
      return new HttpError(409, 'not-undoable', 'This change can no longer be undone.');
    default:
      return reason satisfies never;
  }
}

/** Creates the error of a rule that depends on the state (spec section 5). */
const ruleViolation = (path: string, message: string): HttpError => validationFailed([{ path, message }]);
