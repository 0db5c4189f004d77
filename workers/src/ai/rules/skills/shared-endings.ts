import { CONJUNCTIONS } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { skillOf } from './skill-trie.js';
import type { Token } from './tokens.js';

const MOST_MEMBERS = 5;

/** The skills whose last word is said once for all of a list: "unit, integration and regression testing". */
export function sharingTheEnding(tokens: readonly Token[], { skill, first, last, verdict }: Occurrence): Occurrence[] {
  const ending = tokens[last];
  if (!ending || first === last) return [];
  const found: Occurrence[] = [];
  let place = first - 1;
  for (let members = 0; members < MOST_MEMBERS; members++) {
    const member = beforeLink(tokens, place);
    if (member === undefined) break;
    const keys = [tokens[member]?.key ?? '', ending.key];
    const shared = skillOf(keys);
    if (shared && shared !== skill) found.push({ skill: shared, first: member, last: member, verdict });
    place = member - 1;
  }
  return found.reverse();
}

/** The place of the word before "and", "or", a comma or a slash that ends at `place`. */
function beforeLink(tokens: readonly Token[], place: number): number | undefined {
  let at = place;
  while (place - at < 2 && isLink(tokens[at])) at--;
  return at < place && tokens[at]?.kind === 'word' ? at : undefined;
}

function isLink(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'slash' || token.text === ',' || token.text === ', ' || CONJUNCTIONS.has(token.key))
  );
}
