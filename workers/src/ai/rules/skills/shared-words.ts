import { CONJUNCTIONS } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { endsPhrase } from './phrase.js';
import { skillOf } from './skill-trie.js';
import type { Token } from './tokens.js';

const MOST_MEMBERS = 5;
const LONGEST_LINK = 2;

/**
 * The skills of a list that shares a word: the last one in "unit, integration and regression testing", the first one in
 * "Google Docs, Sheets and Slides". A word that is in a name already is not taken for another.
 */
export function sharingWords(tokens: readonly Token[], named: readonly Occurrence[]): Occurrence[] {
  const taken = new Set(named.flatMap(({ first, last }) => tokens.slice(first, last + 1)));
  return named
    .filter(({ first, last }) => first !== last)
    .flatMap((occurrence) => [...sharing(tokens, occurrence, taken, -1), ...sharing(tokens, occurrence, taken, 1)]);
}

/** Walks from one end of a name over the members of a list, backwards (-1) or forwards (1). */
function sharing(
  tokens: readonly Token[],
  { first, last, verdict }: Occurrence,
  taken: ReadonlySet<Token>,
  step: -1 | 1,
): Occurrence[] {
  const shared = tokens[step === 1 ? first : last]?.key ?? '';
  const found: Occurrence[] = [];
  let member = beyondLink(tokens, (step === 1 ? last : first) + step, step);
  while (found.length < MOST_MEMBERS && member !== undefined) {
    const word = tokens[member];
    if (!word || taken.has(word) || (step === 1 && !endsPhrase(tokens, member))) break;
    const skill = skillOf(step === 1 ? [shared, word.key] : [word.key, shared]);
    if (!skill) break;
    found.push({ skill, first: member, last: member, verdict });
    member = beyondLink(tokens, member + step, step);
  }
  return found;
}

/** The place of the word on the other side of an "and", an "or", a comma or a slash; undefined where there is none. */
function beyondLink(tokens: readonly Token[], place: number, step: -1 | 1): number | undefined {
  let at = place;
  while (Math.abs(at - place) < LONGEST_LINK && isLink(tokens[at])) at += step;
  return at !== place && tokens[at]?.kind === 'word' ? at : undefined;
}

function isLink(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'slash' || token.text.trim() === ',' || CONJUNCTIONS.has(token.key));
}
