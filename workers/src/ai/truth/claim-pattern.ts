import type { UnsupportedClaim, ClaimKind } from './unsupported-claim.js';

/** A claim that matches `pattern` in a rewrite needs a match of `evidence` in its source. */
export interface ClaimPattern {
  readonly kind: ClaimKind;
  readonly pattern: RegExp;
  readonly evidence: RegExp;
}

/** Removes parts of a text that do not count, e.g. negations. */
export type TextFilter = (text: string) => string;

/** Creates a claim pattern for normalized text; `evidence` defaults to `pattern`. */
export const createClaimPattern = (kind: ClaimKind, pattern: RegExp, evidence: RegExp = pattern): ClaimPattern => ({
  kind,
  pattern,
  evidence,
});

/** Returns a pattern for any of the space-separated words, each of which may be a pattern itself. */
export const anyWord = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|')})\\b`, 'i');

/**
 * Returns the claims of `rewrite` without evidence in `source`. A claim that remains in `rewrite` once filtered needs
 * evidence in the filtered `source`; any other, e.g. a negated one, needs evidence anywhere in `source`.
 */
export function findAddedClaims(
  patterns: readonly ClaimPattern[],
  source: string,
  rewrite: string,
  filter: TextFilter = (text) => text,
): readonly UnsupportedClaim[] {
  const assertedSource = filter(source);
  const assertedRewrite = filter(rewrite);
  return patterns.flatMap(({ kind, pattern, evidence }) => {
    const assertedMatch = pattern.exec(assertedRewrite)?.[0];
    const words = assertedMatch ?? pattern.exec(rewrite)?.[0];
    if (words === undefined) return [];
    return evidence.test(assertedMatch === undefined ? source : assertedSource) ? [] : [{ kind, words }];
  });
}
