import type { Addition, AdditionKind } from './addition.js';

/** Something that a text can claim. Who states it must have been given it, in these words or in others that say it. */
export interface Claim {
  readonly kind: AdditionKind;
  readonly stated: RegExp;
  readonly given: RegExp;
}

/** A claim by its patterns over plain text; without `given` only its own words account for it. */
export const claim = (kind: AdditionKind, stated: RegExp, given: RegExp = stated): Claim => ({ kind, stated, given });

/** A pattern for any of some words, each a pattern by itself, written with spaces between them. */
export const anyOf = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|')})\\b`, 'i');

/** The claims among these that `after` makes and `before` does not account for. */
export function addedClaims(claims: readonly Claim[], before: string, after: string): readonly Addition[] {
  return claims.flatMap(({ kind, stated, given }) => {
    const words = stated.exec(after)?.[0];
    return words === undefined || given.test(before) ? [] : [{ kind, words }];
  });
}
