import type { Engine, Enhanced, RecommendedRole, SkillsSuggested } from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { textOf } from '../api/read-answer';
import { compact, distinctTexts, fieldsOf, firstText } from '../profile/reading/fields';
import { readRoles, readSkills } from '../profile/reading/read-items';

/** An answer that is none: why there is no suggestion (spec section 7). */
export interface NotEnhanced {
  readonly success: false;
  readonly message?: string;
  readonly error?: string;
}

// An answer that does not say who made it came from a server that knows only one engine.
const engineOf = (sent: unknown): Engine => (sent === 'rules' ? 'rules' : 'openai');

/** Reads an improved description, or why there is none. */
export function readEnhanced(sent: unknown): Enhanced | NotEnhanced {
  const { success, message, error, text, skills, engine } = fieldsOf(sent);
  if (success !== true) {
    const [why, fault] = [firstText(message), firstText(error)];
    return { success: false, ...(why !== undefined && { message: why }), ...(fault !== undefined && { error: fault }) };
  }
  return compact({
    success: true as const,
    message: textOf(message) ?? '',
    text: textOf(text),
    skills: readSkills(skills),
    engine: engineOf(engine),
  });
}

/** Reads suggested skills. */
export const readSkillsSuggested = (sent: unknown): SkillsSuggested => ({
  success: true,
  suggestedSkills: distinctTexts(fieldsOf(sent).suggestedSkills),
  engine: engineOf(fieldsOf(sent).engine),
});

const titleOf = ({ title }: { readonly title: string }): string => title.trim().toLowerCase();

/**
 * Reads recommended roles without those that have no title, and each title once; none where the answer is no list (spec
 * section 8).
 */
export const readRecommendedRoles = (sent: unknown): readonly RecommendedRole[] =>
  distinctBy(
    readRoles(sent).filter(({ title }) => title.trim() !== ''),
    titleOf,
  ).map(({ title, match, description = '', requiredSkills }) => ({
    title,
    match: Math.round(match),
    description,
    requiredSkills: distinctTexts(requiredSkills),
  }));
