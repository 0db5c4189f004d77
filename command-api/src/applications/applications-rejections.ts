import { SAME_POSTING } from '@trackrecord/contracts';
import type { ApplicationsErrorReason } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import { ACCOUNT_ERASED_REJECTION, type Rejections } from '../http/rejections.js';

/** The responses to rejected commands on applications. */
export const APPLICATIONS_REJECTIONS: Rejections<ApplicationsErrorReason> = {
  ...ACCOUNT_ERASED_REJECTION,
  'application-not-found': () => new HttpError(404, 'application-not-found', 'There is no such application.'),
  'entry-not-found': () => new HttpError(404, 'entry-not-found', 'There is no such entry.'),
  'already-added': () => new HttpError(409, 'already-added', 'You have already saved this job.'),
  'same-posting': (errors) =>
    new HttpError(409, SAME_POSTING, 'This job is already in your applications.', { details: errors }),
  'applications-full': () =>
    new HttpError(
      409,
      'applications-full',
      'You have reached the limit of what can be stored about your applications. Please remove something first.',
    ),
  'not-undoable': () => new HttpError(409, 'not-undoable', 'This change can no longer be undone.'),
};
