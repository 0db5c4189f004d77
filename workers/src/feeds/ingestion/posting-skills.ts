import type { PostingSkill } from '@trackrecord/contracts';
import { detectAskedSkills } from '../../ai/rules/skills/detect-skills.js';
import { hasDemand, hasTask, isAboutEmployer, isEmployersOwn } from './posting-demands.js';

/** Patterns of the headings that open each section. */
const HEADINGS: readonly (readonly [PostingSection, RegExp])[] = [
  [
    'extras',
    /^(nice[- ]to[- ]haves?|bonus|a plus|pluses|preferred|desirable|good to have|optional|what would be a plus|it (would be|is) (great|a plus)|extra)\b/i,
  ],
  [
    'offers',
    /^(what we offer|we offer|our offer|offered|benefits|perks|why (join |work (for|with) )?us|why [\p{L}<>]+\?|what you('| wi)ll get|what you get|in return|about (us|the company|<?\p{Lu})|job benefits|company (description|type)|what'?s in it for you|who we are|our (culture|values|benefits|perks)|perks and|how to apply|application( process)?$|apply now|equal opportunit|diversity|further information|contact)(?!\p{L})/iu,
  ],
  [
    'asks',
    /^(what you( will|'ll)? (bring|need|have)|you (bring|have|are)|requirements?|required|must[- ]haves?|qualifications|your (profile|skills|background)|who you are|skills|what we('re| are)? look(ing)? for|we('re| are) looking for|about you|minimum qualifications|experience(?! (?:with|in|of|using)\b))\b/i,
  ],
];
const HEADING = /^[\p{L}][^.!?•]{0,60}:?$/u;
const MAX_HEADING_WORDS = 7;
const EXTRA_SENTENCE = /\b(nice[- ]to[- ]have|is a (big )?(plus|bonus)|would be a (plus|bonus)|a plus\b|bonus points)/i;

const MAX_QUOTE_LENGTH = 300;
const MAX_SKILLS = 60;
const MAX_GROUPS_PER_LINE = 100;
/** A list with this many skills is complete: skills in the opening then describe the company, not the requirements. */
const COMPLETE_LIST_SIZE = 3;

/** Sections of a posting; `tasks` is any section under an unknown heading, `extras` are nice to have. */
type PostingSection = 'title' | 'opening' | 'tasks' | 'asks' | 'extras' | 'offers';

interface SkillMention extends PostingSkill {
  readonly section: PostingSection;
}

/**
 * Returns the skills that a posting asks for, each once with the line that names it, in order of appearance.
 * Required beats nice-to-have, and required alone beats being one of several alternatives.
 */
export function findPostingSkills(title: string, description: string): readonly PostingSkill[] {
  const mentions = [
    ...findInLine(title.trim(), detectSkillNames(title), 'title', 0),
    ...findInLines(description.split('\n')),
  ];
  const hasCompleteList =
    new Set(mentions.filter(({ section }) => section === 'asks').map(({ name }) => name)).size >= COMPLETE_LIST_SIZE;
  const skills = new Map<string, PostingSkill>();
  for (const { section, ...skill } of mentions) {
    if ((hasCompleteList && section === 'opening') || isEmployersOwn(skill.name, title)) continue;
    const previous = skills.get(skill.name);
    if (!previous || getStrength(skill) > getStrength(previous)) skills.set(skill.name, skill);
  }
  return ungroupSingleSkills([...skills.values()].slice(0, MAX_SKILLS));
}

/** Ranks how strongly a skill is required. */
const getStrength = ({ isExtra, anyOf }: PostingSkill): number => (isExtra ? 0 : 2) + (anyOf === undefined ? 1 : 0);

/** Removes the group of skills that are alone in it, because their alternatives are required elsewhere. */
function ungroupSingleSkills(skills: readonly PostingSkill[]): readonly PostingSkill[] {
  const groupSizes = new Map<number, number>();
  for (const { anyOf } of skills) if (anyOf !== undefined) groupSizes.set(anyOf, (groupSizes.get(anyOf) ?? 0) + 1);
  return skills.map(({ anyOf, ...skill }) =>
    anyOf !== undefined && (groupSizes.get(anyOf) ?? 0) > 1 ? { ...skill, anyOf } : skill,
  );
}

function findInLines(lines: readonly string[]): readonly SkillMention[] {
  let section: PostingSection = 'opening';
  return lines.flatMap((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    section = getNextSection(section, trimmed);
    return splitSentences(trimmed).flatMap((sentence) =>
      findInLine(sentence, detectDemandedSkills(sentence, section), section, index + 1),
    );
  });
}

/** Longer lines are several sentences in one paragraph. */
const MAX_LINE_LENGTH = 160;

/** Words that begin a sentence or heading in a paragraph without full stops. */
const OPENING_WORDS =
  "You|Your|We|We're|We’re|Our|Benefits|Requirements|Responsibilities|Tasks|Skills|Qualifications|Strong|Solid|Excellent|Good|Deep|Proven|Experience|Experienced|Ability|Able|Knowledge|Understanding|Familiarity|Proficien(?:t|cy)|Fluent|Hands-on|Practical|Job|What|Who|Why|How|About|Additional|Technical|Develop|Design|Build|Maintain|Manage|Work|Working|Ensure|Support|Lead|Identify|Implement|Improve|Improving|Collaborate|Write|Writing|Creating|Perform|Participate|Competitive|Flexible|Free|Great|Generous|At least|Minimum|Degree|Bachelor|Master|Nice|Bonus|Must|Should|This|The|In|As|If|For|With|From|Join|Tech(?: stack)?|Tools";
const SENTENCE_BORDER = new RegExp(
  `(?<=[.!?;])\\s+(?=\\p{Lu})|(?<=[\\p{Ll})])\\s+(?=(?:${OPENING_WORDS})\\s)|\\s(?=[•●▪☞⌲*]\\s)`,
  'u',
);

const splitSentences = (line: string): readonly string[] =>
  line.length <= MAX_LINE_LENGTH ? [line] : line.split(SENTENCE_BORDER);

/** A line with this many tools is a list of tags, which may have fields among them. */
const MIN_SKILLS_OF_LIST = 2;

/**
 * Returns the skills that a sentence asks for: knowledge and tools, fields if it makes a demand, names a task or is a
 * list, soft skills if it makes a demand.
 */
function detectDemandedSkills(sentence: string, section: PostingSection): readonly string[] {
  if (isAboutEmployer(sentence)) return [];
  const { technical = [], tools = [], domain = [], soft = [] } = detectAskedSkills(sentence);
  const isAsked = section === 'asks' || section === 'extras' || hasDemand(sentence);
  const isList = technical.length + tools.length >= MIN_SKILLS_OF_LIST;
  return [...technical, ...tools, ...(isAsked || isList || hasTask(sentence) ? domain : []), ...(isAsked ? soft : [])];
}

function findInLine(
  line: string,
  names: readonly string[],
  section: PostingSection,
  lineNumber: number,
): readonly SkillMention[] {
  if (section === 'offers') return [];
  const isExtra = section === 'extras' || EXTRA_SENTENCE.test(line);
  const groups = findAlternatives(line).slice(0, MAX_GROUPS_PER_LINE);
  return names.map((name) => {
    const groupIndex = groups.findIndex((alternatives) => alternatives.has(name));
    return {
      name,
      isExtra,
      quote: toQuote(line),
      section,
      // The number of the group of alternatives, unique within the posting.
      ...(groupIndex >= 0 && { anyOf: lineNumber * MAX_GROUPS_PER_LINE + groupIndex }),
    };
  });
}

const detectSkillNames = (text: string): readonly string[] => Object.values(detectAskedSkills(text)).flat();

/**
 * Returns the section a line belongs to. A known heading opens its section, any other heading opens `tasks`. A line
 * that names skills is a list item, with or without a bullet, not an unknown heading.
 */
function getNextSection(section: PostingSection, line: string): PostingSection {
  if (!HEADING.test(line)) return section;
  const [knownSection] = HEADINGS.find(([, start]) => start.test(line)) ?? [];
  if (knownSection) return knownSection;
  const isShort = line.split(' ').length <= MAX_HEADING_WORDS;
  return isShort && detectSkillNames(line).length === 0 ? 'tasks' : section;
}

function toQuote(line: string): string {
  const text = line.replace(/^•\s*/, '');
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/(?<!\s)\s+\S*$/, '')}…`;
}

const SEPARATORS = /[,;.()]|\band\b/i;
const OR = /\s(or|and\/or)\s|\s\/\s/i;
/** In "React, Vue or Angular", the parts before the last comma belong to the list if they are short names. */
const MAX_NAME_WORDS = 3;
/** Max. characters to search for alternatives; longer lines are not lists. */
const MAX_LIST_LENGTH = 1_000;

/** Returns the groups of alternative skills in a line, such as "Kotlin or Java". */
function findAlternatives(line: string): readonly ReadonlySet<string>[] {
  const list = line.slice(0, MAX_LIST_LENGTH);
  if (!OR.test(list)) return [];
  const groups: ReadonlySet<string>[] = [];
  let listItems: string[] = [];
  for (const part of list.split(SEPARATORS).map((piece) => piece.trim())) {
    const isEndOfList = OR.test(` ${part} `);
    listItems = isEndOfList || isShortName(part) ? [...listItems, part] : [];
    if (!isEndOfList) continue;
    const group = new Set(detectSkillNamesInList(listItems));
    if (group.size > 1) groups.push(group);
    // Each part belongs to one group only, so the runtime is linear.
    listItems = [];
  }
  return groups;
}

const isShortName = (part: string): boolean => part !== '' && part.split(/\s+/).length <= MAX_NAME_WORDS;

/** Detects skills in the whole list: some names count as skills only next to others. */
const detectSkillNamesInList = (listItems: readonly string[]): readonly string[] =>
  detectSkillNames(listItems.join(', '));
