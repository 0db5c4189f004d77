import { MAX_ENTRIES, MESSAGES, VALIDATION } from '@trackrecord/contracts';
import type { ProfileErrorReason } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import { ACCOUNT_ERASED_REJECTION, type Rejections, respondToViolation } from '../http/rejections.js';
import { validationFailedError } from '../http/validation-failed-error.js';

/** The responses to rejected commands on profiles. */
export const PROFILE_REJECTIONS: Rejections<ProfileErrorReason> = {
  ...ACCOUNT_ERASED_REJECTION,
  'profile-not-found': () => new HttpError(404, 'profile-not-found', MESSAGES.profileNotFound),
  'nothing-to-save': () => new HttpError(400, 'nothing-to-save', 'There is nothing to save yet.'),
  'not-valid': validationFailedError,
  'experience-required': respondToViolation('experiences', VALIDATION.experienceRequired),
  'project-required': respondToViolation('projects', VALIDATION.projectRequired),
  'list-full': () => new HttpError(409, 'list-full', `This list is full. The limit is ${String(MAX_ENTRIES)} entries.`),
  'not-undoable': () => new HttpError(409, 'not-undoable', 'This change can no longer be undone.'),
};
