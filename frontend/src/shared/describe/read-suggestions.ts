import type { Engine, Enhanced, RecommendedRole, SkillsSuggested } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { textOf } from '../api/read-answer';
import { omitUndefined, asDistinctStrings, fieldsOf, firstText } from '../profile/reading/fields';
import { readRoles, readSkills } from '../profile/reading/read-items';

/** An unsuccessful response (spec section 7). */
export interface EnhancementFailure {
  readonly success: false;
  readonly message?: string;
  readonly error?: string;
}

// A response without an engine comes from an older server, which only used OpenAI.
const readEngine = (input: unknown): Engine => (input === 'rules' ? 'rules' : 'openai');

/** Parses the response of enhancing a description. */
export function readEnhanced(input: unknown): Enhanced | EnhancementFailure {
  const { success, message, error, text, skills, engine } = fieldsOf(input);
  if (success !== true) {
    const [messageText, errorText] = [firstText(message), firstText(error)];
    return {
      success: false,
      ...(messageText !== undefined && { message: messageText }),
      ...(errorText !== undefined && { error: errorText }),
    };
  }
  return omitUndefined({
    success: true as const,
    message: textOf(message) ?? '',
    text: textOf(text),
    skills: readSkills(skills),
    engine: readEngine(engine),
  });
}

/** Parses suggested skills. */
export const readSkillsSuggested = (input: unknown): SkillsSuggested => ({
  success: true,
  suggestedSkills: asDistinctStrings(fieldsOf(input).suggestedSkills),
  engine: readEngine(fieldsOf(input).engine),
});

const titleKey = ({ title }: { readonly title: string }): string => title.trim().toLowerCase();

/**
 * Parses recommended roles; skips roles without a title and duplicate titles. Returns an empty list for any other value
 * (spec section 8).
 */
export const readRecommendedRoles = (input: unknown): readonly RecommendedRole[] =>
  distinctBy(
    readRoles(input).filter(({ title }) => title.trim() !== ''),
    titleKey,
  ).map(({ title, match, description = '', requiredSkills }) => ({
    title,
    match: Math.round(match),
    description,
    requiredSkills: asDistinctStrings(requiredSkills),
  }));
