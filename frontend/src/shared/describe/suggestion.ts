import type {
  DescriptionOrigin,
  Engine,
  EnhancementResult,
  SkillsByCategory,
  TranscriptionResult,
} from '@trackrecord/contracts';
import type { WithWorkId } from '../api/api-request';
import type { TextWork } from './text-work';

/** What wrote a text: an engine of the server, or the recognition of the browser on the device. */
type TextEngine = Engine | 'browser';

/** A transcript and the work that made it, if a server did. */
export type Transcript = Omit<WithWorkId<TranscriptionResult>, 'engine'> & { readonly engine: TextEngine };

/** An enhanced description; `isPartial` if only its beginning was enhanced. */
export type Improvement = WithWorkId<EnhancementResult> & { readonly text: string; readonly isPartial: boolean };

/** A text and its origin; without an origin it was typed. */
export interface TextWithOrigin {
  readonly text: string;
  readonly origin: DescriptionOrigin | undefined;
  readonly work: TextWork;
}

/** A version of a description. */
export interface DescriptionVersion extends TextWithOrigin {
  /** Whether it is based on an offline dictation, in which about one word in three is wrong or missing. */
  readonly isRough: boolean;
}

/** A change of a description by an engine, and how to undo it. */
export interface Suggestion {
  readonly kind: 'enhanced' | 'dictated';
  /** The message for the user, unless a toast shows it. */
  readonly message: string | undefined;
  readonly engine: TextEngine;
  readonly isRough: boolean;
  /** The description before the change. */
  readonly previousVersion: DescriptionVersion;
  /** The description after the change. */
  readonly improved: string;
  /** The description with the verbatim transcript, if it differs from `improved`. */
  readonly transcript: string | undefined;
  readonly shownVersion: 'improved' | 'transcript';
  /** The skills in the response. */
  readonly skills: SkillsByCategory;
  /** The skills of the response that the entry did not have before. */
  readonly addedSkills: readonly string[];
  /** The description at the time of the undo, including later edits; undefined unless undone. */
  readonly undoneVersion: DescriptionVersion | undefined;
}

const PARTIAL_MESSAGE = 'Only the first 2000 characters were improved. The rest is unchanged.';

/**
 * Appends a text: as a paragraph if either text has line breaks, otherwise on the same line (spec section 2, append
 * mode).
 */
export function appendText(text: string, addition: string): string {
  const first = text.trimEnd();
  if (first === '') return addition;
  return first + (`${first}${addition}`.includes('\n') ? '\n\n' : ' ') + addition;
}

/** Creates the suggestion of an enhancement. */
export const fromEnhancement = (
  { text, engine, isPartial, skills }: Improvement,
  previousVersion: DescriptionVersion,
  addedSkills: readonly string[],
): Suggestion => ({
  kind: 'enhanced',
  message: isPartial ? PARTIAL_MESSAGE : undefined,
  engine,
  isRough: previousVersion.isRough,
  previousVersion,
  improved: text,
  transcript: undefined,
  shownVersion: 'improved',
  skills,
  addedSkills,
  undoneVersion: undefined,
});

/** Creates the suggestion of a dictation, which is appended to the description or replaces it. */
export function fromDictation(
  { originalText, enhancedText, engine, message, rough, skills }: Transcript,
  previousVersion: DescriptionVersion,
  shouldAppend: boolean,
  addedSkills: readonly string[],
): Suggestion {
  const combine = (text: string): string => (shouldAppend ? appendText(previousVersion.text, text) : text);
  const isImproved = enhancedText !== undefined && enhancedText !== originalText;
  return {
    kind: 'dictated',
    message,
    engine,
    isRough: rough || (shouldAppend && previousVersion.isRough),
    previousVersion,
    improved: combine(enhancedText ?? originalText),
    transcript: isImproved ? combine(originalText) : undefined,
    shownVersion: 'improved',
    skills,
    addedSkills,
    undoneVersion: undefined,
  };
}
