/** The syntax tree of a rule. */
export type Expansion =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Expansion[] }
  | { readonly kind: 'optional' | 'repeated'; readonly part: Expansion };

/** The rules of a grammar by name, and the names of its public rules. */
export interface Grammar {
  readonly rules: ReadonlyMap<string, Expansion>;
  readonly publicRules: readonly string[];
}

/** Thrown for an invalid grammar, with a one-line message. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
}
