import type { Addition, AdditionKind } from './addition.js';

/** Something that a text can claim. Who states it must have been given it, in these words or in others that say it. */
export interface Claim {
  readonly kind: AdditionKind;
  readonly stated: RegExp;
  readonly given: RegExp;
}

/** What of a plain text can account for claims: not what it denies, for instance. */
export type Reading = (text: string) => string;

/** A claim by its patterns over plain text; without `given` only its own words account for it. */
export const claim = (kind: AdditionKind, stated: RegExp, given: RegExp = stated): Claim => ({ kind, stated, given });

/** A pattern for any of some words, each a pattern by itself, written with spaces between them. */
export const anyOf = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|')})\\b`, 'i');

/**
 * The claims among these that `after` makes and `before` does not account for. What `after` says outright, as `reading`
 * reads it, `before` has to say outright; what `after` only denies or wishes for, `before` has to mention.
 */
export function addedClaims(
  claims: readonly Claim[],
  before: string,
  after: string,
  reading: Reading = (text) => text,
): readonly Addition[] {
  const outrightBefore = reading(before);
  const outrightAfter = reading(after);
  return claims.flatMap(({ kind, stated, given }) => {
    const outright = stated.exec(outrightAfter)?.[0];
    const words = outright ?? stated.exec(after)?.[0];
    if (words === undefined) return [];
    return given.test(outright === undefined ? before : outrightBefore) ? [] : [{ kind, words }];
  });
}
