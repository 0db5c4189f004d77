import type { SkillsByCategory } from '@trackrecord/contracts';
import { decided } from './company.js';
import { deniedPlaces } from './negation.js';
import { occurrencesIn } from './occurrences.js';
import { isOfOtherPeople } from './other-people.js';
import { sharingWords } from './shared-words.js';
import { statedIn } from './stated-forms.js';
import { tokenize } from './tokens.js';

/** How many skills of one category an item holds (contracts, skillsByCategory). */
const MOST = 200;

/**
 * The skills a text names (design.md section 6), each once, in order of appearance, by category; a category without any
 * is left out. Made for prose, lists and dictated text alike; the time it takes grows with the length of the text.
 */
export function detectSkills(text: string): SkillsByCategory {
  const tokens = tokenize(text);
  const denied = deniedPlaces(tokens);
  const named = decided(tokens, occurrencesIn(tokens)).filter((open) => !isOfOtherPeople(tokens, open));
  const held = [...named, ...sharingWords(tokens, named), ...statedIn(tokens)]
    .filter(({ first }) => !denied.has(first))
    .sort((one, other) => one.first - other.first);

  const skills: SkillsByCategory = {};
  for (const { name, category } of new Set(held.map(({ skill }) => skill))) {
    const names = (skills[category] ??= []);
    if (names.length < MOST) names.push(name);
  }
  return skills;
}
