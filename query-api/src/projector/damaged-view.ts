/** The revision and the generation in a document. */
interface RawGuard {
  readonly revision: unknown;
  readonly generation: unknown;
}

/**
 * A stored view with the wrong shape: damaged, or written by a version with another schema. It can be rebuilt from its
 * stream.
 */
export class DamagedViewError extends Error {
  override readonly name = 'DamagedViewError';

  constructor(
    reason: string,
    readonly rawGuard: RawGuard,
  ) {
    super(`the view ${reason}`);
  }
}
