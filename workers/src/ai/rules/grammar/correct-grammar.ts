import { getIrregularVerbs, type IrregularVerb } from '../../language/irregular-verbs.js';
import { getBaseForms, getSenses, isNounSense, isPersonSense, type Sense } from '../../language/wordnet.js';
import { VERB_BY_BASE } from '../words/action-verbs.js';
import { matchCase } from '../words/letter-case.js';
import { correctArticles } from './articles.js';

/** Returns the corrected match, or undefined to leave it as it is. */
type Correct = (groups: readonly string[]) => string | undefined;
type GrammarRule = readonly [pattern: RegExp, correct: Correct];

/** `pattern` begins and ends at a word boundary. */
const createRule = (pattern: string, correct: Correct): GrammarRule => [
  new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}(?![\\p{L}\\p{N}'’-])`, 'giu'),
  correct,
];

const SUBJECT = '(i|we|you|they|he|she)';
const SMALL_NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several';
const PERIOD = `((?:\\d{1,2}|an?|a few|some|one|more than [a-z]+|${SMALL_NUMBER}) (?:days?|weeks?|months?|years?))`;
const NOT_LONG_AGO = '(?! (?:ago|before|old|back))';
const BEFORE_NOUN = '(?= (?:the|an?|my|our|some|many|this|that|these|all|\\d+)(?!\\p{L}))';
/** Where a clause begins, whose next word is its subject. */
const CLAUSE_START = '(?<=(?:^|[.!?;:,•]|\\n)(?: |\\n|- )?(?:(?:because|but|so|when|where|that) )?)';
const COMPARATIVE =
  '(better|bigger|cheaper|cleaner|easier|faster|higher|longer|lower|quicker|safer|simpler|stronger|worse)';
const UNCOUNTABLE = '(advice|equipment|feedback|furniture|hardware|information|knowledge|luggage|software)s';

const indexVerbs = (form: 'base' | 'past'): ((word: string) => IrregularVerb | undefined) => {
  let verbs: ReadonlyMap<string, IrregularVerb> | undefined;
  return (word) => {
    verbs ??= new Map(getIrregularVerbs().map((verb) => [verb[form], verb]));
    return verbs.get(word.toLowerCase());
  };
};
const findVerbByBase = indexVerbs('base');
const findVerbByPast = indexVerbs('past');

const getParticiple = (base: string): string | undefined =>
  findVerbByBase(base)?.participle ?? VERB_BY_BASE.get(base.toLowerCase())?.participle;

/** Returns true if the most frequent sense of a word is of a kind. */
const isMostly = (word: string, isKind: (sense: Sense) => boolean): boolean =>
  getBaseForms(word.toLowerCase()).some((base) => getSenses(base).slice(0, 1).some(isKind));

/** Singular words in "s". */
const SINGULAR = /(?:ss|us|is|ics|news|series|means)$/i;
const isPlural = (word: string): boolean =>
  !SINGULAR.test(word) && getBaseForms(word.toLowerCase())[0] !== word.toLowerCase() && isMostly(word, isNounSense);

const RULES: readonly GrammarRule[] = [
  // Subject and verb: I has, we was, parents was, my duties was, there is 34 of them.
  createRule('(i|we|you|they) has', ([subject]) => `${subject} have`),
  createRule('(we|you|they) was', ([subject]) => `${subject} were`),
  createRule(`${CLAUSE_START}(he|she|it) have`, ([subject]) => `${subject} has`),
  createRule(
    '(my (?:\\p{L}+ )?(?:duties|tasks|responsibilities)) (was|is)',
    ([subject, verb]) => `${subject} ${verb === 'was' ? 'were' : 'are'}`,
  ),
  createRule(`${CLAUSE_START}((?:(?:the|our|all|many|most|some) )?)(\\p{L}{3,}s) was`, ([determiner, noun = '']) =>
    isPlural(noun) ? `${determiner}${noun} were` : undefined,
  ),
  createRule(
    `there (is|was)(?= (?:[2-9]|[1-9]\\d{1,2}|${SMALL_NUMBER}) (?:of (?:them|us)|people|persons))`,
    ([verb]) => `there ${verb === 'was' ? 'were' : 'are'}`,
  ),

  // Time: I am working since two years.
  createRule(
    `${SUBJECT}(?: am|'m| are|'re| is|'s) (\\p{L}+ing)((?: \\p{L}+){0,4}) since ${PERIOD}${NOT_LONG_AGO}`,
    ([subject = '', gerund, rest, period]) =>
      `${subject} ${/^s?he$/i.test(subject) ? 'has' : 'have'} been ${gerund}${rest} for ${period}`,
  ),
  createRule(
    `(i|we|they) (\\p{L}+)((?: \\p{L}+){0,4}) since ${PERIOD}${NOT_LONG_AGO}`,
    ([subject, verb = '', rest, period]) => {
      const participle = getParticiple(verb);
      return participle === undefined ? undefined : `${subject} have ${participle}${rest} for ${period}`;
    },
  ),
  createRule(`since ${PERIOD}${NOT_LONG_AGO}`, ([period]) => `for ${period}`),

  // Forms of verbs: I have make a survey, I have wrote, I done, I didn't went, I must to check, could of.
  createRule(`${SUBJECT} (have|had|has) (\\p{L}+)${BEFORE_NOUN}`, ([subject, auxiliary, verb = '']) => {
    const participle = getParticiple(verb);
    return participle === undefined || isUsedAsNoun(verb) ? undefined : `${subject} ${auxiliary} ${participle}`;
  }),
  createRule(`${SUBJECT}( have| had| has|'ve) (\\p{L}+)`, ([subject, auxiliary, verb = '']) => {
    const participle = findVerbByPast(verb)?.participle;
    return participle === undefined || verb === 'got' ? undefined : `${subject}${auxiliary} ${participle}`;
  }),
  createRule(
    `(?<!\\b(?:have|has|had)(?:n't|n’t| not)? )${SUBJECT} (done|seen)`,
    ([subject, verb]) => `${subject} ${verb === 'done' ? 'did' : 'saw'}`,
  ),
  createRule("(did not|didn['’]t) (\\p{L}+)", ([auxiliary, verb = '']) => {
    const base = findVerbByPast(verb)?.base;
    return base === undefined ? undefined : `${auxiliary} ${base}`;
  }),
  createRule(`${SUBJECT} (must|should|would) to`, ([subject, auxiliary]) => `${subject} ${auxiliary}`),
  createRule('(could|should|would|must) of(?! course)', ([auxiliary]) => `${auxiliary} have`),
  createRule('(can|could) able to', ([auxiliary]) => auxiliary),

  // Prepositions: responsible of, discussed about, work like electrician.
  createRule('responsible of', () => 'responsible for'),
  createRule('(discuss(?:ed|ing|es)?) about', ([verb]) => verb),
  createRule('(depend(?:ed|ing|s)?) of', ([verb]) => `${verb} on`),
  createRule('(work|works|worked|working) like (\\p{L}+)', ([verb, noun = '']) =>
    isMostly(noun, isPersonSense) && !isPlural(noun) ? `${verb} as ${noun}` : undefined,
  ),

  // Words: informations, more easier, for there planning, many complains, it's own, an other.
  createRule(`(?<!\\b(?:these|those|many|several|\\d+) )${UNCOUNTABLE}(?! (?:are|were|have))`, ([noun]) => noun),
  createRule(`(?<!\\b(?:any|few|many|no|one|some|two|three|\\d+) )more ${COMPARATIVE}`, ([comparative]) => comparative),
  createRule('(about|for|of|to|with) there (\\p{L}+)', ([preposition, noun = '']) =>
    noun.toLowerCase() !== 'being' && isMostly(noun, isNounSense) && !VERB_BY_BASE.has(noun.toLowerCase())
      ? `${preposition} their ${noun}`
      : undefined,
  ),
  createRule('(all|handled|handling|many|solved|solving) complains', ([before]) => `${before} complaints`),
  createRule("it['’]s own", () => 'its own'),
  createRule('an other', () => 'another'),
];

/** Returns true for verbs that are nouns just as often: "we have work the whole day". */
const isUsedAsNoun = (verb: string): boolean => isMostly(verb, isNounSense) && findVerbByBase(verb) === undefined;

/** Corrects mistakes of grammar in an English text that have one right form, such as "I has" and "a award". */
export const correctGrammar = (text: string): string =>
  correctArticles(
    RULES.reduce(
      (corrected, [pattern, correct]) =>
        corrected.replace(pattern, (match: string, ...args: readonly unknown[]) => {
          const groups = args.map(String);
          const correction = correct(groups);
          return correction === undefined ? match : matchCase(match, correction);
        }),
      text,
    ),
  );
