import {
  type ActionVerb,
  VERB_BY_BASE,
  VERB_BY_GERUND,
  VERB_BY_PARTICIPLE,
  VERB_BY_PAST_TENSE,
} from '../words/action-verbs.js';

const FILLER_ADVERBS = '(?:also |then |just )*';
const STATES =
  'responsible|in charge|involved|part of|tasked|assigned|chosen|selected|promoted|awarded|trained|hired|asked';
const MY_DUTIES = 'my (?:main |primary )?(?:job|role|responsibility|responsibilities|duty|duties|tasks?|work)';

type Rewrite = (words: readonly string[]) => string | undefined;
type OpeningRule = readonly [pattern: RegExp, rewrite: Rewrite];

const createRule = (pattern: string, rewrite: Rewrite): OpeningRule => [new RegExp(`^${pattern}`, 'iu'), rewrite];

const isAction = (word = ''): boolean => VERB_BY_PAST_TENSE.has(word) || VERB_BY_BASE.has(word);

/** Returns the past tense of the verb of a duty, which was carried out; undefined for a result, which is uncertain. */
const getCertainPast = (verb: ActionVerb | undefined): string | undefined =>
  verb?.kind === 'result' ? undefined : verb?.past;

/**
 * Returns the past tense for "I was …ing", if that means that it was done: "I was managing" means managed, but what "I
 * was building" may be unfinished.
 */
const getLastingPast = (verb: ActionVerb | undefined): string | undefined =>
  verb?.kind === 'lasting' ? verb.past : undefined;

/** Openings of sentences and their rewrites with the action first; undefined leaves the sentence unchanged. */
const OPENINGS: readonly OpeningRule[] = [
  createRule(`i was ${FILLER_ADVERBS}(?:responsible for|in charge of) (\\p{L}+)\\b`, ([gerund = '']) =>
    getCertainPast(VERB_BY_GERUND.get(gerund)),
  ),
  createRule(`${MY_DUTIES} (?:was|were|included|involved) (\\p{L}+ing)\\b`, ([gerund = '']) =>
    getCertainPast(VERB_BY_GERUND.get(gerund)),
  ),
  createRule(`${MY_DUTIES} (?:was|were) to (\\p{L}+)\\b`, ([base = '']) => getCertainPast(VERB_BY_BASE.get(base))),
  createRule(`i was ${FILLER_ADVERBS}(\\p{L}+ing)\\b`, ([gerund = '']) => getLastingPast(VERB_BY_GERUND.get(gerund))),
  createRule('i (?:used to|was able to|managed to) (\\p{L}+)\\b', ([base = '']) => VERB_BY_BASE.get(base)?.past),
  createRule(
    `i(?: ha|')ve ${FILLER_ADVERBS}(\\p{L}+)\\b`,
    ([participle = '']) => VERB_BY_PARTICIPLE.get(participle)?.past,
  ),
  createRule(`i (?:am|was) ${FILLER_ADVERBS}(${STATES})\\b`, ([state]) => state),
  createRule(`(?:i am|i'm) (?:also |currently )*(\\p{L}+ing)\\b`, ([gerund = '']) =>
    VERB_BY_GERUND.has(gerund) ? gerund : undefined,
  ),
  createRule(`i ${FILLER_ADVERBS}(\\p{L}+ly) (\\p{L}+)\\b`, ([adverb = '', verb]) =>
    isAction(verb) ? `${adverb} ${verb ?? ''}` : undefined,
  ),
  createRule(`i ${FILLER_ADVERBS}(\\p{L}+)\\b`, ([verb]) => (isAction(verb) ? verb : undefined)),
];

const PERSON =
  '(?:colleagues?|friends?|partners?|team|manager|boss|lead|classmates?|mates?|brother|sister|group|others|he|she|they|we|you)';
const AND_I = new RegExp(`(?<!\\b${PERSON})(,? (?:and|but)) i (?:also |then |just )*(\\p{L}+)\\b`, 'giu');

const AND_I_WAS = new RegExp(
  `(?<!\\b${PERSON})(,? (?:and|but)) i was (?:also |then |just )*(?:(mainly|mostly) )?(\\p{L}+ing)\\b(?! (?:an?|my) )`,
  'giu',
);

/** Returns the past tense for "and I was …ing", where "doing the orders", unlike "doing a course", is work. */
const getLaterPast = (gerund: string): string | undefined =>
  gerund === 'doing' ? 'did' : getLastingPast(VERB_BY_GERUND.get(gerund));

/** Removes the "I" of "… and I tested it" and "… and I was testing it", but not of "my colleague and I". */
const removeLaterI = (rest: string): string =>
  rest
    .replace(AND_I, (match, and: string, verb: string) =>
      isAction(verb.toLowerCase()) ? `${and} ${verb.toLowerCase()}` : match,
    )
    .replace(AND_I_WAS, (match, and: string, adverb: string | undefined, gerund: string) => {
      const past = getLaterPast(gerund.toLowerCase());
      return past === undefined ? match : [and, adverb, past].filter((word) => word !== undefined).join(' ');
    });

/**
 * Puts the action of an English sentence first: "I was responsible for managing" becomes "managed". Keeps "we", since
 * what a team did is not what each member did.
 */
export function putActionFirst(sentence: string): string {
  for (const [pattern, rewrite] of OPENINGS) {
    const match = pattern.exec(sentence);
    const start = match ? rewrite(match.slice(1).map((word) => word.toLowerCase())) : undefined;
    if (match && start !== undefined) return start + removeLaterI(sentence.slice(match[0].length));
  }
  return sentence;
}
