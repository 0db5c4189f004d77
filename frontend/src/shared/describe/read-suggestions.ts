import type { Engine, Enhanced, RecommendedRole, SkillsSuggested } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { textOf } from '../api/read-answer';
import { omitUndefined, asDistinctStrings, fieldsOf, firstText } from '../profile/reading/fields';
import { readRoles, readSkills } from '../profile/reading/read-items';

/** An answer that is none: why there is no suggestion (spec section 7). */
export interface EnhancementFailure {
  readonly success: false;
  readonly message?: string;
  readonly error?: string;
}

// An answer that does not say who made it came from a server that knows only one engine.
const readEngine = (sent: unknown): Engine => (sent === 'rules' ? 'rules' : 'openai');

/** Reads an improved description, or why there is none. */
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

/** Reads suggested skills. */
export const readSkillsSuggested = (sent: unknown): SkillsSuggested => ({
  success: true,
  suggestedSkills: asDistinctStrings(fieldsOf(sent).suggestedSkills),
  engine: readEngine(fieldsOf(sent).engine),
});

const titleKey = ({ title }: { readonly title: string }): string => title.trim().toLowerCase();

/**
 * Reads recommended roles without those that have no title, and each title once; none where the answer is no list (spec
 * section 8).
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
