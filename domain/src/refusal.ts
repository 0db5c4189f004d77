import type { ErrorDetail } from '@trackrecord/contracts';

/** Why a command is refused that its own words allow: only the state it meets does not. */
export type RefusalReason =
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
  | 'not-undoable';

/** A rule that something sent breaks: where, as in `educations.0.startDate`, and the sentence about it. */
export type Fault = ErrorDetail;

/** A command that was refused; the command API turns the reason into an answer. `faults` tell what is not valid. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly reason: RefusalReason,
    readonly faults: readonly Fault[] = [],
  ) {
    super(reason);
  }
}
