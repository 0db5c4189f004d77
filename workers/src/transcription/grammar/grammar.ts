/** What may be said, as a tree. */
export type Expansion =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Expansion[] }
  | { readonly kind: 'optional' | 'repeated'; readonly part: Expansion };

/** The rules of a grammar by name, and those of them that whole utterances follow. */
export interface Grammar {
  readonly rules: ReadonlyMap<string, Expansion>;
  readonly spoken: readonly string[];
}

/** A grammar cannot be used; the message says why and where, in one line. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
}
