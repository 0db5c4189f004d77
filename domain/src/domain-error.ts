import type { ErrorDetail } from '@trackrecord/contracts';

/** Why the state of an aggregate does not allow a command. */
export type DomainErrorReason =
  | 'profile-not-found'
  | 'account-erased'
  | 'nothing-to-save'
  | 'not-valid'
  | 'experience-required'
  | 'project-required'
  | 'experience-required-to-continue'
  | 'project-required-to-continue'
  | 'step-not-skippable'
  | 'list-full'
  | 'not-undoable'
  | 'application-not-found'
  | 'entry-not-found'
  | 'already-added'
  | 'same-posting'
  | 'applications-full'
  | 'own-account'
  | 'erased'
  | 'consent-invalid'
  | 'access-required'
  | 'access-expired'
  | 'access-ended'
  | 'access-not-yours'
  | 'access-earlier-sign-in'
  | 'session-not-found'
  | 'session-over'
  | 'session-not-extendable';

/** A violated rule: the path of the value, such as `educations.0.startDate`, and the message for the user. */
export type ValidationError = ErrorDetail;

/** A rejected command. The command API turns the reason into a response; `errors` are its validation errors. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly reason: DomainErrorReason,
    readonly errors: readonly ValidationError[] = [],
  ) {
    super(reason);
  }
}
