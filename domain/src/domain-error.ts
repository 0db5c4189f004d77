import type { ErrorDetail } from '@trackrecord/contracts';

/** A violated rule: the path of the value, such as `educations.0.startDate`, and the message for the user. */
export type ValidationError = ErrorDetail;

/**
 * A rejected command. Each aggregate has a subclass with its reasons, which the command API turns into responses;
 * `errors` are its validation errors.
 */
export abstract class DomainError<Reason extends string = string> extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly reason: Reason,
    readonly errors: readonly ValidationError[] = [],
  ) {
    super(reason);
  }
}

/** Rejects every command after an erasure. */
export class AccountErasedError extends DomainError<'account-erased'> {
  constructor() {
    super('account-erased');
  }
}
