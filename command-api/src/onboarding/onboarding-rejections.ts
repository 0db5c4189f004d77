import { VALIDATION } from '@trackrecord/contracts';
import type { OnboardingErrorReason } from '@trackrecord/domain';
import { ACCOUNT_ERASED_REJECTION, type Rejections, respondToViolation } from '../http/rejections.js';
import { validationFailedError } from '../http/validation-failed-error.js';

/** The responses to rejected steps of the wizard. */
export const ONBOARDING_REJECTIONS: Rejections<OnboardingErrorReason> = {
  ...ACCOUNT_ERASED_REJECTION,
  'step-not-skippable': respondToViolation('skipped', 'This step cannot be skipped.'),
  'experience-required-to-continue': respondToViolation('experiences', VALIDATION.experienceRequiredToContinue),
  'project-required-to-continue': respondToViolation('projects', VALIDATION.projectRequiredToContinue),
  'not-valid': validationFailedError,
};
