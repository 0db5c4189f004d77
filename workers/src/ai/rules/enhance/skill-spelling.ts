import { decided } from '../skills/company.js';
import { occurrencesIn } from '../skills/occurrences.js';
import type { Skill } from '../skills/taxonomy.js';
import { tokenize } from '../skills/tokens.js';

const PRACTICE = /(?:ing|tion|sion|ment|ics|[iy]s|ity|ware|graphy|cy|try|ures?|s)$/;

/** Whether a name has to be written as its makers do: JavaScript, SEO and Excel do, machine learning does not. */
function isProperName({ name, category }: Skill): boolean {
  if (category === 'soft') return false;
  if (/\p{L}\p{Lu}|[.+#/\d]|^\p{Ll}/u.test(name)) return /^\S+$/.test(name) || category === 'tools';
  if (category === 'domain') return false;
  return category === 'tools' || (/^\p{Lu}\p{L}*$/u.test(name) && !PRACTICE.test(name));
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

/**
 * A text with the skills it names spelled as their makers do (javascript: JavaScript, node js: Node.js), where the
 * letters are the same; a word that is a skill in some places only is changed only there.
 */
export function withSkillsSpelled(text: string): string {
  if (text.normalize('NFKC') !== text) return text;
  const tokens = tokenize(text);
  const starts: number[] = [];
  let cursor = 0;
  for (const token of tokens) {
    const at = text.indexOf(token.text, cursor);
    starts.push(at);
    cursor = at + token.text.length;
  }
  let spelled = '';
  let from = 0;
  for (const { skill, first, last } of decided(tokens, occurrencesIn(tokens))) {
    const start = starts[first] ?? 0;
    const end = (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0);
    const written = text.slice(start, end);
    if (start < from || !isProperName(skill) || letters(written) !== letters(skill.name)) continue;
    spelled += text.slice(from, start) + skill.name;
    from = end;
  }
  return spelled + text.slice(from);
}
