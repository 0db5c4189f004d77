import { MESSAGES, MAX_ENTRIES, VALIDATION } from '@trackrecord/contracts';
import { Refusal } from '@trackrecord/domain';
import { HttpError, unauthorized } from '@trackrecord/platform';
import { notValid } from '../http/faults.js';

/** Throws a refusal of the domain as its answer, anything else as it is. */
export function answerRefusal(error: unknown): never {
  throw error instanceof Refusal ? refused(error) : error;
}

/** The answer to a command that the domain refuses. */
export function refused({ reason, faults }: Refusal): HttpError {
  switch (reason) {
    case 'profile-not-found':
      return new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound);
    case 'account-erased':
      return unauthorized('account-gone');
    case 'nothing-to-save':
      return new HttpError(400, 'nothing-to-save', 'There is nothing to save yet.');
    case 'not-valid':
      return notValid(faults);
    case 'experience-required':
      return brokenRule('experiences', VALIDATION.experienceRequired);
    case 'project-required':
      return brokenRule('projects', VALIDATION.projectRequired);
    case 'experience-required-to-continue':
      return brokenRule('experiences', VALIDATION.experienceRequiredToContinue);
    case 'project-required-to-continue':
      return brokenRule('projects', VALIDATION.projectRequiredToContinue);
    case 'step-not-skippable':
      return brokenRule('skipped', 'This step cannot be skipped.');
    case 'list-full':
      return new HttpError(409, 'list-full', `This list is full. The limit is ${String(MAX_ENTRIES)} entries.`);
    case 'not-undoable':
      return new HttpError(409, 'not-undoable', 'This change can no longer be undone.');
    default:
      return reason satisfies never;
  }
}

/** A rule about what was sent that only the state behind it could tell (spec section 5). */
const brokenRule = (path: string, message: string): HttpError => notValid([{ path, message }]);
