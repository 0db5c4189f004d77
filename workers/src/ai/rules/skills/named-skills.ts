import { resolveAbbreviations } from './abbreviations.js';
import { resolveByContext } from './list-context.js';
import { findOccurrences, type Occurrence } from './occurrences.js';
import { findSharedWordSkills } from './shared-words.js';
import { isSkillOfOthers } from './skills-of-others.js';
import { findStatedActions } from './stated-actions.js';
import { findStatedSkills } from './stated-forms.js';
import type { Token } from './tokens.js';

/** Returns the skills that a text names or states, in order, without those of other people. */
export function findNamedSkills(tokens: readonly Token[]): readonly Occurrence[] {
  const statedSkills = [...findStatedSkills(tokens), ...findStatedActions(tokens)];
  const resolvedSkills = resolveByContext(tokens, findOccurrences(tokens), statedSkills);
  const namedSkills = resolveAbbreviations(tokens, resolvedSkills).filter(
    (occurrence) => !isSkillOfOthers(tokens, occurrence),
  );
  return [...namedSkills, ...findSharedWordSkills(tokens, namedSkills), ...statedSkills].sort(
    (left, right) => left.first - right.first,
  );
}

/** Returns where tokens begin and end in the normalized text, in UTF-16 units. */
export function getRange(tokens: readonly Token[], first: number, last: number) {
  const [firstToken, lastToken] = [tokens[first], tokens[last]];
  return {
    start: firstToken?.start ?? 0,
    end: lastToken ? lastToken.start + lastToken.text.length : 0,
  };
}
