import type { DescriptionOrigin, Engine, Transcribed } from '@trackrecord/contracts';
import type { Improvement } from './use-enhancement';

/** A text, and how it came about; without an origin it was typed. */
export interface WrittenText {
  readonly text: string;
  readonly origin: DescriptionOrigin | undefined;
}

/** What an engine made of a description, and what there was instead. */
export interface Suggestion {
  readonly kind: 'enhanced' | 'dictated';
  /** What the person is told of it, where no toast tells them. */
  readonly message: string | undefined;
  readonly engine: Engine;
  /** Whether about one word in four is wrong. */
  readonly rough: boolean;
  /** The description before it. */
  readonly before: WrittenText;
  /** The description with it. */
  readonly improved: string;
  /** The description with the very words that were said, where they are others. */
  readonly said: string | undefined;
  readonly shows: 'improved' | 'said';
  /** The skills that came with it. */
  readonly skills: readonly string[];
}

/** Two texts in a row: paragraphs where one of them has lines, else in one line (spec section 2, append mode). */
export function appended(before: string, added: string): string {
  const first = before.trimEnd();
  if (first === '') return added;
  return first + (`${first}${added}`.includes('\n') ? '\n\n' : ' ') + added;
}

/** What came of an enhancement. */
export const fromEnhancement = (
  { text, engine }: Improvement,
  before: WrittenText,
  skills: readonly string[],
): Suggestion => ({
  kind: 'enhanced',
  message: undefined,
  engine,
  rough: false,
  before,
  improved: text,
  said: undefined,
  shows: 'improved',
  skills,
});

/** What came of a dictation, which is appended to the description or takes its place. */
export function fromDictation(
  { originalText, enhancedText, engine, message, rough }: Transcribed,
  before: WrittenText,
  append: boolean,
  skills: readonly string[],
): Suggestion {
  const placed = (heard: string): string => (append ? appended(before.text, heard) : heard);
  const isImproved = enhancedText !== undefined && enhancedText !== originalText;
  return {
    kind: 'dictated',
    message,
    engine,
    rough,
    before,
    improved: placed(enhancedText ?? originalText),
    said: isImproved ? placed(originalText) : undefined,
    shows: 'improved',
    skills,
  };
}
