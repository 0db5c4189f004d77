import { detectSkills } from '../rules/skills/detect-skills.js';
import { VERB_BY_GERUND } from '../rules/words/action-verbs.js';
import { getAliases, getNames } from './skill-words.js';
import type { SourceVocabulary } from './source-vocabulary.js';
import type { UnsupportedClaim } from './unsupported-claim.js';
import { isKnownWord } from '../language/wordnet.js';
import { stem } from '../language/word-roots.js';
import { splitWords } from './words.js';

/** Verbs that fit any object and so are no evidence of a skill: a budget managed, a complaint handled. */
const GENERIC_VERBS = new Set(
  'manage handle resolve prepare provide support deal run process track'.split(' ').map(stem),
);

/**
 * Returns true for practices such as testing and data modelling, which can be reworded, unlike products such as React.
 */
function isPractice(name: string): boolean {
  const lastWord = splitWords(name).at(-1)?.lower ?? '';
  return VERB_BY_GERUND.has(lastWord) || /(?:tion|sion|ment|ysis)$/.test(lastWord);
}

/** Soft skills that are often paraphrased: the skill, and its evidence. */
const PARAPHRASES: readonly (readonly [skill: RegExp, evidence: RegExp])[] = [
  [
    /^(?:collaborat|teamwork|team ?work|cooperat)/i,
    /\b(?:team\w*|together|we|our|us|with (?:the |my |other )?\w+s)\b/i,
  ],
  [/^(?:tutor|teach|train|mentor|coach)/i, /\b(?:tutor|teach|taught|train|mentor|coach|show(?:ed|ing)? (?:the )?new)/i],
];

/**
 * Returns true if the words that name a skill are all supported: "hired" is evidence of "hiring". Ordinary words are
 * checked as words of the rewrite (find-unsupported-claims.ts), by which booking interviews may be scheduling them.
 */
function isReworded(name: string, vocabulary: SourceVocabulary, rewriteStems: ReadonlySet<string>): boolean {
  const statedAliases = getAliases(name)
    .map((alias) => splitWords(alias).map(({ lower }) => lower))
    .filter((words) => words.every((word) => rewriteStems.has(stem(word))));
  return (
    statedAliases.length === 0 ||
    statedAliases.some((words) => {
      const specificWords = words.filter((word) => !GENERIC_VERBS.has(stem(word)));
      return (specificWords.length > 0 ? specificWords : words).every(
        (word) => isKnownWord(word) || vocabulary.means(word),
      );
    })
  );
}

/** Words before a tool: built with flutter, written in go. */
const TOOL_MARKERS = new Set('with in using on via through use used and or from to'.split(' '));

/**
 * Returns the lower-case words of a text that may be names of tools: those with a capital letter within a sentence, and
 * those after a word such as "with". `detectSkills` leaves out names that are ordinary words, such as go and flutter.
 */
function findNameUses(text: string): ReadonlySet<string> {
  const words = splitWords(text);
  return new Set(
    words.flatMap(({ text: word, lower, isFirst }, at) =>
      !isFirst && (word !== lower || TOOL_MARKERS.has(words[at - 1]?.lower ?? '')) ? [lower] : [],
    ),
  );
}

/**
 * Returns the skills of `rewrite` without evidence in `source`, under any name. Tools and technologies must be named in
 * `source`; practices and soft skills may be reworded.
 */
export function findAddedSkills(
  source: string,
  rewrite: string,
  vocabulary: SourceVocabulary,
): readonly UnsupportedClaim[] {
  const sourceSkills = new Set(getNames(detectSkills(source)));
  const { technical = [], tools = [], domain = [], soft = [] } = detectSkills(rewrite);
  const rewriteStems = new Set(splitWords(rewrite).map(({ lower }) => stem(lower)));
  const nameUses = findNameUses(source);
  const isMisspelt = (name: string): boolean =>
    getAliases(name).some((alias) => splitWords(alias).every(({ lower }) => vocabulary.isMisspelt(lower)));
  const isNew = (name: string): boolean =>
    !sourceSkills.has(name) && !nameUses.has(name.toLowerCase()) && !isMisspelt(name);
  const isParaphrased = (name: string): boolean =>
    PARAPHRASES.some(([skill, evidence]) => skill.test(name) && evidence.test(source));
  const isNewPractice = (name: string): boolean =>
    isNew(name) && !isReworded(name, vocabulary, rewriteStems) && !isParaphrased(name);
  const isNewTool = (name: string): boolean => (isPractice(name) ? isNewPractice(name) : isNew(name));
  return [
    ...[...technical, ...tools].filter(isNewTool).map((words) => ({ kind: 'tool' as const, words })),
    ...[...domain, ...soft].filter(isNewPractice).map((words) => ({ kind: 'skill' as const, words })),
  ];
}
