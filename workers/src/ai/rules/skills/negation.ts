import { keys } from './cues.js';
import type { Token } from './tokens.js';

const NOT = keys(
  "don't don’t doesn't doesn’t didn't didn’t haven't haven’t hasn't hasn’t can't can’t cannot never not without",
);
const KNOWING = keys(`
  know knew known use used using work worked learn learned learnt touched touch tried try done program speak
`);
const NO = keys('no little zero');
const KNOWLEDGE = keys('experience knowledge idea skill clue');
const WISHING = keys('want like hope plan planning eager keen wish willing interested');
const LEARNING = keys('learn learning study studying try get work move use become');
const OTHERS = keys(`
  colleague coworker boss manager brother sister father mother friend wife husband partner flatmate teammate developer engineer programmer other somebody someone he she they
`);
const DOING = keys(
  'know knew use used write wrote code coded build built program programmed do did work worked study studied',
);
const HEARING = keys('heard read');
const OF = keys('of about');
const CLIENTS = keys('customer client competitor employer');
const SUCH = keys('such like including include included were was');
const TURNS = keys('but however although though except instead i we me my');
const FURTHEST = 4;

/**
 * The places of a text where a skill is named to say that it is not there, not yet or somebody else's: "I don't know any
 * Java", "want to learn Rust", "my brother wrote it in Perl". It holds to the end of the sentence or the next turn, such
 * as "but" or "I".
 */
export function deniedPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const denied = new Set<number>();
  let denying = false;
  for (const [place, { kind, key }] of tokens.entries()) {
    if (kind === 'stop' || TURNS.has(key)) denying = false;
    else if (startsDenial(tokens, place)) denying = true;
    if (denying) denied.add(place);
  }
  return denied;
}

/** Pairs of words, the second at most so many words after the first, that deny what is named after them. */
const PAIRS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>, number])[] = [
  [NOT, KNOWING, FURTHEST],
  [NO, KNOWLEDGE, FURTHEST],
  [WISHING, LEARNING, FURTHEST],
  [OTHERS, DOING, 1],
  [HEARING, OF, 1],
  [CLIENTS, SUCH, 1],
];

function startsDenial(tokens: readonly Token[], place: number): boolean {
  const key = tokens[place]?.key ?? '';
  return PAIRS.some(
    ([first, second, within]) =>
      first.has(key) && tokens.slice(place + 1, place + 1 + within).some((token) => second.has(token.key)),
  );
}
