/** What a document holds in the place of its revision and its generation. */
interface FoundGuard {
  readonly revision: unknown;
  readonly generation: unknown;
}

/** The part of a schema's issue that names no personal value. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

/**
 * A stored view that is not what the projector writes: it was damaged, or another version with another schema wrote it.
 * Its stream holds everything it was folded from.
 */
export class DamagedView extends Error {
  override readonly name = 'DamagedView';

  constructor(
    reason: string,
    readonly found: FoundGuard,
  ) {
    super(`the view ${reason}`);
  }

  /** Names the first value that does not fit the schema, never the value itself. */
  static ofIssues([first]: readonly Issue[], found: FoundGuard): DamagedView {
    const path = first?.path.map(String).join('.');
    return new DamagedView(`does not fit its schema: ${first?.code ?? 'invalid'} at ${path || 'the root'}`, found);
  }
}
