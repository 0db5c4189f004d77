import type { RoleProfile } from '@trackrecord/contracts';
import { cutToTokens } from './cut-text.js';
import { estimateTokens } from './estimate-tokens.js';

/** Quotes, a comma and a space. */
const SEPARATOR_TOKENS = 1;
/** Fewer skills say too little to suggest others. */
const MIN_WORDS = 3;

/** Returns the first words with at most `maxTokens` tokens together; undefined if they are too few. */
export function fitWords(words: readonly string[], maxTokens: number): readonly string[] | undefined {
  let tokens = 0;
  let count = 0;
  for (const word of words) {
    tokens += estimateTokens(word) + SEPARATOR_TOKENS;
    if (tokens > maxTokens) break;
    count += 1;
  }
  return count < Math.min(MIN_WORDS, words.length) ? undefined : words.slice(0, count);
}

type Entries = RoleProfile['experiences'];

/**
 * Shortens the descriptions of a profile until it has at most `maxTokens` tokens, as `countTokens` counts them: first those
 * of the oldest projects, last that of the newest job, each from its last sentence. Titles and skills stay. Returns
 * undefined if they alone have more.
 */
export function fitProfile(
  profile: RoleProfile,
  maxTokens: number,
  countTokens: (profile: RoleProfile) => number,
): RoleProfile | undefined {
  const bare = {
    ...profile,
    experiences: withoutDescriptions(profile.experiences),
    projects: withoutDescriptions(profile.projects),
  };
  let available = maxTokens - countTokens(bare);
  if (available < 0) return undefined;
  const takeDescriptions = (entries: Entries): Entries =>
    entries.map((entry) => {
      const { description = '', ...others } = entry;
      const kept = cutToTokens(description, available - DESCRIPTION_FIELD_TOKENS);
      if (kept === '') return others;
      available -= estimateTokens(kept) + DESCRIPTION_FIELD_TOKENS;
      return { ...others, description: kept };
    });
  const experiences = takeDescriptions(profile.experiences);
  return { ...profile, experiences, projects: takeDescriptions(profile.projects) };
}

/** The name of the field and its quotes. Line breaks and quotes within descriptions take a little more. */
const DESCRIPTION_FIELD_TOKENS = 8;

const withoutDescriptions = (entries: Entries): Entries => entries.map(({ description: _, ...others }) => others);
