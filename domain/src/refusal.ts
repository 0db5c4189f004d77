/** Why a command is refused that its own words allow: only the state it meets does not. */
export type RefusalReason =
  | 'profile-not-found'
  | 'account-erased'
  | 'nothing-to-save'
  | 'experience-required'
  | 'project-required'
  | 'experience-required-to-continue'
  | 'project-required-to-continue'
  | 'step-not-skippable';

/** A command that was refused; the command API turns the reason into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}
