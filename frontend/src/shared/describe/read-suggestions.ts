import type {
  DescriptionQuestion,
  Engine,
  EnhancementResult,
  RecommendedRole,
  SkillsSuggested,
} from '@trackrecord/contracts';
import { distinctBy } from '@trackrecord/contracts/distinct';
import { asString } from '../api/response-fields';
import { omitUndefined, asDistinctStrings, asRecord, firstNonBlank } from '../profile/reading/fields';
import { readRoles, readSkills } from '../profile/reading/read-items';

/** An unsuccessful response (spec section 7). */
export interface EnhancementFailure {
  readonly success: false;
  readonly message?: string;
  readonly error?: string;
}

// A response without an engine comes from an older server, which only used OpenAI.
const readEngine = (input: unknown): Engine => (input === 'rules' ? 'rules' : 'openai');

const isQuestion = (input: string): input is DescriptionQuestion => /^(?:tasks|amount|tools|result)$/.test(input);

/** Parses the response of enhancing a description. Skips unknown questions. */
export function readEnhancement(input: unknown): EnhancementResult | EnhancementFailure {
  const { success, message, error, text, skills, questions, engine } = asRecord(input);
  if (success !== true) {
    const [messageText, errorText] = [firstNonBlank(message), firstNonBlank(error)];
    return {
      success: false,
      ...(messageText !== undefined && { message: messageText }),
      ...(errorText !== undefined && { error: errorText }),
    };
  }
  return omitUndefined({
    success: true as const,
    message: asString(message) ?? '',
    text: asString(text),
    skills: readSkills(skills),
    questions: asDistinctStrings(questions).filter(isQuestion),
    engine: readEngine(engine),
  });
}

/** Parses suggested skills. */
export const readSuggestedSkills = (input: unknown): SkillsSuggested => ({
  success: true,
  suggestedSkills: asDistinctStrings(asRecord(input).suggestedSkills),
  engine: readEngine(asRecord(input).engine),
});

const toTitleKey = ({ title }: { readonly title: string }): string => title.trim().toLowerCase();

/**
 * Parses recommended roles; skips roles without a title and duplicate titles. Returns an empty list for any other value
 * (spec section 8).
 */
export const readRecommendedRoles = (input: unknown): readonly RecommendedRole[] =>
  distinctBy(
    readRoles(input).filter(({ title }) => title.trim() !== ''),
    toTitleKey,
  ).map(({ title, match, description = '', requiredSkills }) => ({
    title,
    match: Math.round(match),
    description,
    requiredSkills: asDistinctStrings(requiredSkills),
  }));
