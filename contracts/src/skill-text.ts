// Without zod, because the client loads it.

/** Returns a skill as it is stored: composed letters, and single blanks between words. */
export const normalizeSkill = (skill: string): string => skill.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Returns the text that two spellings of a skill share: of case, blanks, and composed and decomposed letters. */
export const toSkillKey = (skill: string): string => normalizeSkill(skill).toLowerCase();

/** Marks between the skills of a list: line breaks, tabs, commas and semicolons of several scripts, bullets, bars. */
const SEPARATORS = String.raw`\n\r\t\v\f\u0085\u2028\u2029,;،؛、，；•·∙▪■●◦○‣⁃➢➤►▸✓✔\uF0A7\uF0B7|`;
/** A separator, a part in brackets, whose commas separate no skills, or other text. */
const PART = new RegExp(String.raw`[${SEPARATORS}]|\([^()\n]{0,200}\)|\(|[^(${SEPARATORS}]+`, 'gu');
const SEPARATOR = new RegExp(`[${SEPARATORS}]`, 'u');
/** Bullets and numbers that are such only before an entry. */
const LIST_MARK = /^\s*(?:[-–—*§o]\s+|\d{1,3}[.)]\s+)/u;

/** Returns true if a text has marks that separate skills. */
const isList = (text: string): boolean => SEPARATOR.test(text.trim());

/** Splits a list of skills at line breaks, tabs, commas, semicolons and bullets. A text without those is one skill. */
export function splitSkills(text: string): readonly string[] {
  const skills: string[] = [];
  let isNew = true;
  for (const [part] of text.matchAll(PART)) {
    if (SEPARATOR.test(part) && !part.startsWith('(')) isNew = true;
    else if (isNew) {
      skills.push(part);
      isNew = false;
    } else skills.push(`${skills.pop() ?? ''}${part}`);
  }
  return skills.map((skill) => normalizeSkill(skill.replace(LIST_MARK, ''))).filter((skill) => skill !== '');
}

/** Like `splitSkills`, but splits a text that has nothing else to split on at its blanks (spec section 5, Skills). */
export const splitSkillsOrWords = (text: string): readonly string[] =>
  isList(text) ? splitSkills(text) : normalizeSkill(text).split(' ').filter(Boolean);

/** Returns pasted lines as a list on one line, as a field of one line can show it. */
export const toListLine = (text: string): string => (isList(text) ? splitSkills(text).join(', ') : text);
