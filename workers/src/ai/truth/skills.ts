import type { SkillsByCategory } from '@trackrecord/contracts';
import { detectSkills } from '../rules/skills/detect-skills.js';
import { VERB_BY_GERUND } from '../rules/words/action-verbs.js';
import { type Skill, SKILLS } from '../rules/skills/taxonomy.js';
import type { Addition } from './addition.js';
import { stem } from './roots.js';
import { wordsOf } from './words.js';

const SKILL_BY_NAME: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.name, skill]));

/** What is done with everything says nothing about what it is done with: a budget managed, a complaint handled. */
const DONE_WITH_ANYTHING = new Set(
  'manage handle resolve prepare provide support deal run process track'.split(' ').map(stem),
);

const stems = (text: string): readonly string[] => wordsOf(text).map(({ lower }) => stem(lower));

const namesIn = (skills: SkillsByCategory): readonly string[] => Object.values(skills).flat();

const callings = (name: string): readonly string[] => [name, ...(SKILL_BY_NAME.get(name)?.aliases ?? [])];

/** The words by which the skills in a text go, each in lower case: "k8s" gives "kubernetes" as well. */
export function wordsOfSkills(text: string): ReadonlySet<string> {
  return new Set(
    namesIn(detectSkills(text)).flatMap((name) =>
      callings(name).flatMap((calling) => wordsOf(calling).map(({ lower }) => lower)),
    ),
  );
}

/** Testing and data modelling are things done, React is a thing: only what is done can be said in other forms. */
function isPractice(name: string): boolean {
  const last = wordsOf(name).at(-1)?.lower ?? '';
  return VERB_BY_GERUND.has(last) || /(?:tion|sion|ment|ysis)$/.test(last);
}

/** Ways of working that are said in quite other words: the skill, and what accounts for it. */
const SAID_OTHERWISE: readonly (readonly [skill: RegExp, given: RegExp])[] = [
  [
    /^(?:collaborat|teamwork|team ?work|cooperat)/i,
    /\b(?:team\w*|together|we|our|us|with (?:the |my |other )?\w+s)\b/i,
  ],
  [/^(?:tutor|teach|train|mentor|coach)/i, /\b(?:tutor|teach|taught|train|mentor|coach|show(?:ed|ing)? (?:the )?new)/i],
];

function isGiven(calling: readonly string[], given: ReadonlySet<string>): boolean {
  const telling = calling.filter((word) => !DONE_WITH_ANYTHING.has(word));
  return (telling.length > 0 ? telling : calling).every((word) => given.has(word));
}

/** Whether the words that made a text name a skill were all given, in any form: "hired" accounts for "hiring". */
function isReworded(name: string, given: ReadonlySet<string>, stated: ReadonlySet<string>): boolean {
  const calledInText = callings(name)
    .map(stems)
    .filter((calling) => calling.every((word) => stated.has(word)));
  return calledInText.length === 0 || calledInText.some((calling) => isGiven(calling, given));
}

/**
 * The skills that a text names and another does not, whatever either calls them. Tools and technologies are names, so
 * each has to be found in `before` as well; practices and manners may be said in other forms of the same words.
 */
export function addedSkills(before: string, after: string): readonly Addition[] {
  const had = new Set(namesIn(detectSkills(before)));
  const { technical = [], tools = [], domain = [], soft = [] } = detectSkills(after);
  const given = new Set(stems(before));
  const stated = new Set(stems(after));
  const names = new Set(wordsOf(before).flatMap(({ text, isFirst }) => (isFirst ? [] : [text])));
  // A name such as Go or React may be seen as a skill in one place only, but its capital letter was there before.
  const isNew = (name: string): boolean => !had.has(name) && !names.has(name);
  const isSaidOtherwise = (name: string): boolean =>
    SAID_OTHERWISE.some(([skill, otherwise]) => skill.test(name) && otherwise.test(before));
  const isNewPractice = (name: string): boolean =>
    isNew(name) && !isReworded(name, given, stated) && !isSaidOtherwise(name);
  const isNewTool = (name: string): boolean => (isPractice(name) ? isNewPractice(name) : isNew(name));
  return [
    ...[...technical, ...tools].filter(isNewTool).map((words) => ({ kind: 'tool' as const, words })),
    ...[...domain, ...soft].filter(isNewPractice).map((words) => ({ kind: 'skill' as const, words })),
  ];
}
