import type { SkillsByCategory } from '@trackrecord/contracts';
import { resolveByContext } from './list-context.js';
import { toWordKeys } from './cues.js';
import { findDisclaimers } from './disclaimers.js';
import { findNegatedTokens } from './negation.js';
import { findOccurrences, type Occurrence } from './occurrences.js';
import { takeUntilStop } from './phrase.js';
import { findSharedWordSkills } from './shared-words.js';
import { findStatedSkills } from './stated-forms.js';
import { normalizeText, tokenize, type Token } from './tokens.js';

/** Maximum skills per category (contracts, skillsByCategory). */
const MAX_PER_CATEGORY = 200;

/** Creates a test for occurrences of skills in a text that are left out. */
type CreateFilter = (tokens: readonly Token[]) => (occurrence: Occurrence) => boolean;

/** Detects the skills that the author of a text has, as `detectNamedSkills`: none that are denied, wished for or of others. */
export function detectSkills(text: string): SkillsByCategory {
  const isDisclaimed = findDisclaimers(normalizeText(text));
  return detect(text, (tokens) => ({ first, last }) => {
    const [firstToken, lastToken] = [tokens[first], tokens[last]];
    return firstToken && lastToken ? isDisclaimed(firstToken.start, lastToken.start + lastToken.text.length) : false;
  });
}

/**
 * Detects the skills that a text names: distinct, in order of appearance, by category, without empty categories. Handles
 * prose, lists and dictated text in linear time.
 */
export const detectNamedSkills = (text: string): SkillsByCategory =>
  detect(text, (tokens) => {
    const negatedPositions = findNegatedTokens(tokens);
    return ({ first }) => negatedPositions.has(first);
  });

function detect(text: string, createFilter: CreateFilter): SkillsByCategory {
  const tokens = tokenize(text);
  const isLeftOut = createFilter(tokens);
  const namedSkills = resolveByContext(tokens, findOccurrences(tokens)).filter(
    (occurrence) => !isSkillOfOthers(tokens, occurrence),
  );
  const authorSkills = [...namedSkills, ...findSharedWordSkills(tokens, namedSkills), ...findStatedSkills(tokens)]
    .filter((occurrence) => !isLeftOut(occurrence))
    .sort((left, right) => left.first - right.first);

  const skills: SkillsByCategory = {};
  for (const { name, category } of new Set(authorSkills.map(({ skill }) => skill))) {
    const names = (skills[category] ??= []);
    if (names.length < MAX_PER_CATEGORY) names.push(name);
  }
  return skills;
}

/** Words, before a skill and the people who have it, that say what the author did with these people. */
const DEALING_WORDS = toWordKeys(`
  recruit recruited recruiting hire hired hiring headhunted headhunting sourced sourcing placed placing interviewed
  interviewing managed led supervised coordinated between
`);
const PEOPLE = toWordKeys('developers engineers programmers architects specialists experts candidates consultants');
const MAX_TOKENS_AFTER = 4;
const MAX_TOKENS_BEFORE = 10;

/** Returns true for skills of other people: "recruited Java and .NET developers". */
function isSkillOfOthers(tokens: readonly Token[], { first, last, skill }: Occurrence): boolean {
  if (skill.category !== 'technical' && skill.category !== 'tools') return false;
  const after = tokens.slice(last + 1, last + 1 + MAX_TOKENS_AFTER);
  const before = tokens.slice(Math.max(0, first - MAX_TOKENS_BEFORE), first).reverse();
  return (
    takeUntilStop(after).some(({ text, key }) => PEOPLE.has(key) && text.endsWith('s')) &&
    takeUntilStop(before).some(({ key }) => DEALING_WORDS.has(key))
  );
}
