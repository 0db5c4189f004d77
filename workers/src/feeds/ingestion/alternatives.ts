import { detectSkills } from '../../ai/rules/skills/detect-skills.js';

const BETWEEN_PARTS = /[,;.()]|\band\b/i;
const OR = /\s(or|and\/or)\s|\s\/\s/i;
/** "React, Vue or Angular": what stands before the comma belongs to it, if it is no more than a name. */
const LONGEST_NAME = 3;

/** The groups of skills that a line names as alternatives, such as "Kotlin or Java". */
export function alternativesIn(line: string): readonly ReadonlySet<string>[] {
  if (!OR.test(line)) return [];
  const parts = line.split(BETWEEN_PARTS).map((part) => part.trim());
  const groups: ReadonlySet<string>[] = [];
  parts.forEach((part, at) => {
    if (!OR.test(` ${part} `)) return;
    let first = at;
    while (first > 0 && isName(parts[first - 1] ?? '')) first -= 1;
    const names = new Set(Object.values(detectSkills(parts.slice(first, at + 1).join(', '))).flat());
    if (names.size > 1) groups.push(names);
  });
  return groups;
}

const isName = (part: string): boolean => part !== '' && part.split(/\s+/).length <= LONGEST_NAME;
