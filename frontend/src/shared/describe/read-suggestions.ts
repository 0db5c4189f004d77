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
const readEngine = (sent: unknown): Engine => (sent === 'rules' ? 'rules' : 'openai');

/** Parses the response of enhancing a description. */
export function readEnhanced(sent: unknown): Enhanced | EnhancementFailure {
  const { success, message, error, text, skills, engine } = fieldsOf(sent);
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
export const readSkillsSuggested = (sent: unknown): SkillsSuggested => ({
  success: true,
  suggestedSkills: asDistinctStrings(fieldsOf(sent).suggestedSkills),
  engine: readEngine(fieldsOf(sent).engine),
});

const titleKey = ({ title }: { readonly title: string }): string => title.trim().toLowerCase();

/**
 * Parses recommended roles; skips roles without a title and duplicate titles. Returns an empty list for any other value
 * (spec section 8).
 */
export const readRecommendedRoles = (sent: unknown): readonly RecommendedRole[] =>
  distinctBy(
    readRoles(sent).filter(({ title }) => title.trim() !== ''),
    titleKey,
  ).map(({ title, match, description = '', requiredSkills }) => ({
    title,
    match: Math.round(match),
    description,
    requiredSkills: asDistinctStrings(requiredSkills),
  }));
