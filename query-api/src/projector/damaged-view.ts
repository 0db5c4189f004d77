/** The revision and the generation in a document. */
interface RawGuard {
  readonly revision: unknown;
  readonly generation: unknown;
}

/** The part of a zod issue that contains no values. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

/**
 * A stored view with the wrong shape: damaged, or written by a version with another schema. It can be rebuilt from its
 * stream.
 */
export class DamagedView extends Error {
  override readonly name = 'DamagedView';

  constructor(
    reason: string,
    readonly found: RawGuard,
  ) {
    super(`the view ${reason}`);
  }

  /** Creates the error with the path of the first invalid value, never with the value. */
  static fromIssues([first]: readonly Issue[], found: RawGuard): DamagedView {
    const path = first?.path.map(String).join('.');
    return new DamagedView(`does not match its schema: ${first?.code ?? 'invalid'} at ${path || 'the root'}`, found);
  }
}
