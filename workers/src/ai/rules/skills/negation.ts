import type { Token } from './tokens.js';
import { wordKey } from './word-key.js';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(wordKey));

const NOT = keys(
  "don't don’t doesn't doesn’t didn't didn’t haven't haven’t hasn't hasn’t can't can’t cannot never not without",
);
const NO = keys('no little zero');
const KNOWING = keys(
  'know knew known use used using work worked learn learned learnt touched touch tried try done program speak',
);
const KNOWLEDGE = keys('experience knowledge idea skill clue');
const TURNS = keys('but however although though yet except instead');
const FURTHEST = 3;

/**
 * The places of a text where a skill is named to say that it is not there: "I don't know any Java", "no experience with
 * SAP". A denial holds to the end of its sentence or the next "but".
 */
export function deniedPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const denied = new Set<number>();
  let denying = false;
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'stop' || TURNS.has(token.key)) denying = false;
    else if (startsDenial(tokens, place)) denying = true;
    if (denying) denied.add(place);
  }
  return denied;
}

function startsDenial(tokens: readonly Token[], place: number): boolean {
  const { key = '' } = tokens[place] ?? {};
  const next = tokens.slice(place + 1, place + 1 + FURTHEST);
  if (NOT.has(key)) return next.some((token) => KNOWING.has(token.key));
  return NO.has(key) && next.some((token) => KNOWLEDGE.has(token.key));
}
