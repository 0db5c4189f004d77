import {
  type ActionVerb,
  VERB_BY_BASE,
  VERB_BY_GERUND,
  VERB_BY_PARTICIPLE,
  VERB_BY_PAST,
} from '../words/action-verbs.js';

const SPARE = '(?:also |then |just )*';
const STATES =
  'responsible|in charge|involved|part of|tasked|assigned|chosen|selected|promoted|awarded|trained|hired|asked';
const MY_DUTIES = 'my (?:main |primary )?(?:job|role|responsibility|responsibilities|duty|duties|tasks?|work)';

type Reading = (words: readonly string[]) => string | undefined;
type Opening = readonly [pattern: RegExp, opened: Reading];

const opening = (pattern: string, opened: Reading): Opening => [new RegExp(`^${pattern}`, 'iu'), opened];

const isAction = (word = ''): boolean => VERB_BY_PAST.has(word) || VERB_BY_BASE.has(word);

/** Whoever had to do something did it; whether they had the result that they were to have, they do not say. */
const done = (verb: ActionVerb | undefined): string | undefined => (verb?.kind === 'result' ? undefined : verb?.past);

/** Whoever was at something that lasts did it; what they were making may never have been finished. */
const lasted = (verb: ActionVerb | undefined): string | undefined => (verb?.kind === 'lasting' ? verb.past : undefined);

/** How a sentence may open, and what says the same with the action first; undefined leaves the sentence alone. */
const OPENINGS: readonly Opening[] = [
  opening(`i was ${SPARE}(?:responsible for|in charge of) (\\p{L}+)\\b`, ([gerund = '']) =>
    done(VERB_BY_GERUND.get(gerund)),
  ),
  opening(`${MY_DUTIES} (?:was|were|included|involved) (\\p{L}+ing)\\b`, ([gerund = '']) =>
    done(VERB_BY_GERUND.get(gerund)),
  ),
  opening(`${MY_DUTIES} (?:was|were) to (\\p{L}+)\\b`, ([base = '']) => done(VERB_BY_BASE.get(base))),
  opening(`i was ${SPARE}(\\p{L}+ing)\\b`, ([gerund = '']) => lasted(VERB_BY_GERUND.get(gerund))),
  opening('i (?:used to|was able to|managed to) (\\p{L}+)\\b', ([base = '']) => VERB_BY_BASE.get(base)?.past),
  opening(`i(?: ha|')ve ${SPARE}(\\p{L}+)\\b`, ([participle = '']) => VERB_BY_PARTICIPLE.get(participle)?.past),
  opening(`i (?:am|was) ${SPARE}(${STATES})\\b`, ([state]) => state),
  opening(`(?:i am|i'm) (?:also |currently )*(\\p{L}+ing)\\b`, ([gerund = '']) =>
    VERB_BY_GERUND.has(gerund) ? gerund : undefined,
  ),
  opening(`i ${SPARE}(\\p{L}+ly) (\\p{L}+)\\b`, ([adverb = '', verb]) =>
    isAction(verb) ? `${adverb} ${verb ?? ''}` : undefined,
  ),
  opening(`i ${SPARE}(\\p{L}+)\\b`, ([verb]) => (isAction(verb) ? verb : undefined)),
];

const PERSON =
  '(?:colleagues?|friends?|partners?|team|manager|boss|lead|classmates?|mates?|brother|sister|group|others|he|she|they|we|you)';
const AND_I = new RegExp(`(?<!\\b${PERSON})(,? (?:and|but)) i (?:also |then |just )*(\\p{L}+)\\b`, 'giu');

/** "… and I tested it" after a sentence that has lost its "I"; "my colleague and I" stays. */
const withoutLaterI = (rest: string): string =>
  rest.replace(AND_I, (whole, and: string, verb: string) =>
    isAction(verb.toLowerCase()) ? `${and} ${verb.toLowerCase()}` : whole,
  );

/**
 * A sentence with its action first where somebody says "I …" in one of the ways we know well: "I was responsible for
 * managing" becomes "managed". "We" stays, since what a team did is not what one of it did. English only.
 */
export function actionFirst(sentence: string): string {
  for (const [pattern, opened] of OPENINGS) {
    const found = pattern.exec(sentence);
    const begin = found ? opened(found.slice(1).map((word) => word.toLowerCase())) : undefined;
    if (found && begin !== undefined) return begin + withoutLaterI(sentence.slice(found[0].length));
  }
  return sentence;
}
