import type { SkillsByCategory } from '@trackrecord/contracts';
import { detectSkills } from '../rules/skills/detect-skills.js';
import { VERB_BY_GERUND } from '../rules/words/action-verbs.js';
import { type Skill, SKILLS } from '../rules/skills/taxonomy.js';
import type { UnsupportedClaim } from './unsupported-claim.js';
import { stem } from './word-roots.js';
import { splitWords } from './words.js';

const SKILL_BY_NAME: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.name, skill]));

/** Verbs that fit any object and so are no evidence of a skill: a budget managed, a complaint handled. */
const GENERIC_VERBS = new Set(
  'manage handle resolve prepare provide support deal run process track'.split(' ').map(stem),
);

const getStems = (text: string): readonly string[] => splitWords(text).map(({ lower }) => stem(lower));

const getNames = (skills: SkillsByCategory): readonly string[] => Object.values(skills).flat();

const getAliases = (name: string): readonly string[] => [name, ...(SKILL_BY_NAME.get(name)?.aliases ?? [])];

/** Returns the lower-case words of all names of the skills in a text: for "k8s" also "kubernetes". */
export function getSkillWords(text: string): ReadonlySet<string> {
  return new Set(
    getNames(detectSkills(text)).flatMap((name) =>
      getAliases(name).flatMap((alias) => splitWords(alias).map(({ lower }) => lower)),
    ),
  );
}

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

function isInSource(aliasStems: readonly string[], sourceStems: ReadonlySet<string>): boolean {
  const specificWords = aliasStems.filter((word) => !GENERIC_VERBS.has(word));
  return (specificWords.length > 0 ? specificWords : aliasStems).every((word) => sourceStems.has(word));
}

/** Returns true if the words that name a skill are all in the source in any form: "hired" is evidence of "hiring". */
function isReworded(name: string, sourceStems: ReadonlySet<string>, rewriteStems: ReadonlySet<string>): boolean {
  const statedAliases = getAliases(name)
    .map(getStems)
    .filter((aliasStems) => aliasStems.every((word) => rewriteStems.has(word)));
  return statedAliases.length === 0 || statedAliases.some((aliasStems) => isInSource(aliasStems, sourceStems));
}

/**
 * Returns the skills of `rewrite` without evidence in `source`, under any name. Tools and technologies must be named in
 * `source`; practices and soft skills may be reworded.
 */
export function findAddedSkills(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const sourceSkills = new Set(getNames(detectSkills(source)));
  const { technical = [], tools = [], domain = [], soft = [] } = detectSkills(rewrite);
  const sourceStems = new Set(getStems(source));
  const rewriteStems = new Set(getStems(rewrite));
  // In their original spelling, without those that start a sentence, where a capital letter does not mark a name.
  const wordsWithinSentences = new Set(splitWords(source).flatMap(({ text, isFirst }) => (isFirst ? [] : [text])));
  // A name such as Go may be detected in `rewrite` only, although `source` contains it capitalised.
  const isNew = (name: string): boolean => !sourceSkills.has(name) && !wordsWithinSentences.has(name);
  const isParaphrased = (name: string): boolean =>
    PARAPHRASES.some(([skill, evidence]) => skill.test(name) && evidence.test(source));
  const isNewPractice = (name: string): boolean =>
    isNew(name) && !isReworded(name, sourceStems, rewriteStems) && !isParaphrased(name);
  const isNewTool = (name: string): boolean => (isPractice(name) ? isNewPractice(name) : isNew(name));
  return [
    ...[...technical, ...tools].filter(isNewTool).map((words) => ({ kind: 'tool' as const, words })),
    ...[...domain, ...soft].filter(isNewPractice).map((words) => ({ kind: 'skill' as const, words })),
  ];
}
