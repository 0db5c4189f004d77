import { detectSkills } from '../../ai/rules/skills/detect-skills.js';

const SEPARATORS = /[,;.()]|\band\b/i;
const OR = /\s(or|and\/or)\s|\s\/\s/i;
/** In "React, Vue or Angular", the parts before the last comma belong to the list if they are short names. */
const MAX_NAME_WORDS = 3;
/** Max. characters to search for alternatives; longer lines are not lists. */
const MAX_LIST_LENGTH = 1_000;

/** Returns the groups of alternative skills in a line, such as "Kotlin or Java". */
export function findAlternatives(line: string): readonly ReadonlySet<string>[] {
  const list = line.slice(0, MAX_LIST_LENGTH);
  if (!OR.test(list)) return [];
  const groups: ReadonlySet<string>[] = [];
  let names: string[] = [];
  for (const part of list.split(SEPARATORS).map((piece) => piece.trim())) {
    const isLast = OR.test(` ${part} `);
    names = isLast || isName(part) ? [...names, part] : [];
    if (!isLast) continue;
    const group = new Set(detectNames(names));
    if (group.size > 1) groups.push(group);
    // Each part belongs to one group only, so the runtime is linear.
    names = [];
  }
  return groups;
}

const isName = (part: string): boolean => part !== '' && part.split(/\s+/).length <= MAX_NAME_WORDS;

/** Detects skills in the whole list: some names count as skills only next to others. */
const detectNames = (names: readonly string[]): readonly string[] =>
  Object.values(detectSkills(names.join(', '))).flat();
