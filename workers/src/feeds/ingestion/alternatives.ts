import { detectSkills } from '../../ai/rules/skills/detect-skills.js';

const BETWEEN_PARTS = /[,;.()]|\band\b/i;
const OR = /\s(or|and\/or)\s|\s\/\s/i;
/** "React, Vue or Angular": what stands before the comma belongs to it, if it is no more than a name. */
const LONGEST_NAME = 3;
/** Characters of a line in which alternatives are looked for: what is longer is no list of some. */
const LONGEST_LIST = 1_000;

/** The groups of skills that the beginning of a line names as alternatives, such as "Kotlin or Java". */
export function alternativesIn(line: string): readonly ReadonlySet<string>[] {
  const list = line.slice(0, LONGEST_LIST);
  if (!OR.test(list)) return [];
  const groups: ReadonlySet<string>[] = [];
  let names: string[] = [];
  for (const part of list.split(BETWEEN_PARTS).map((between) => between.trim())) {
    const isLast = OR.test(` ${part} `);
    names = isLast || isName(part) ? [...names, part] : [];
    if (!isLast) continue;
    const group = new Set(skillsIn(names));
    if (group.size > 1) groups.push(group);
    // A part belongs to one group, so that the time this takes grows with the line alone.
    names = [];
  }
  return groups;
}

const isName = (part: string): boolean => part !== '' && part.split(/\s+/).length <= LONGEST_NAME;

/** Read as one list: some names are known for skills only among others. */
const skillsIn = (names: readonly string[]): readonly string[] => Object.values(detectSkills(names.join(', '))).flat();
