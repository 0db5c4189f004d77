import { CONJUNCTIONS } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { skillOf } from './skill-trie.js';
import type { Token } from './tokens.js';

const MOST_MEMBERS = 5;

/** The skills whose last word is said once for all of a list: "unit, integration and regression testing". */
export function sharedEndings(tokens: readonly Token[], named: readonly Occurrence[]): Occurrence[] {
  const taken = new Set(named.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n)));
  return named.flatMap((occurrence) => sharing(tokens, occurrence, taken));
}

function sharing(tokens: readonly Token[], { first, last, verdict }: Occurrence, taken: ReadonlySet<number>): Occurrence[] {
  const ending = tokens[last];
  if (!ending || first === last) return [];
  const found: Occurrence[] = [];
  let member = beforeLink(tokens, first - 1);
  while (found.length < MOST_MEMBERS && member !== undefined && !taken.has(member)) {
    const skill = skillOf([tokens[member]?.key ?? '', ending.key]);
    if (!skill) break;
    found.push({ skill, first: member, last: member, verdict });
    member = beforeLink(tokens, member - 1);
  }
  return found;
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
