import type { DescriptionOrigin, Engine, SkillsByCategory, Transcribed } from '@trackrecord/contracts';
import type { Improvement } from './use-enhancement';

/** A text, and how it came about; without an origin it was typed. */
export interface WrittenText {
  readonly text: string;
  readonly origin: DescriptionOrigin | undefined;
}

/** A description at one moment. */
export interface DescriptionVersion extends WrittenText {
  /** Whether it goes back to a dictation in which about one word in four is wrong. */
  readonly rough: boolean;
}

/** What an engine made of a description, and what there was instead. */
export interface Suggestion {
  readonly kind: 'enhanced' | 'dictated';
  /** What the person is told of it, where no toast tells them. */
  readonly message: string | undefined;
  readonly engine: Engine;
  readonly rough: boolean;
  /** The description before it. */
  readonly before: DescriptionVersion;
  /** The description with it. */
  readonly improved: string;
  /** The description with the very words that were said, where they are others. */
  readonly transcript: string | undefined;
  readonly shown: 'improved' | 'said';
  /** The skills that came with it. */
  readonly skills: SkillsByCategory;
  /** Those of them that were not there. */
  readonly added: readonly string[];
  /** The description as it was undone, with what was typed since; undefined while it is not. */
  readonly undone: DescriptionVersion | undefined;
}

const PARTIAL_MESSAGE = 'Only the first 2000 characters were improved. The rest is unchanged.';

/** Two texts in a row: paragraphs where one of them has lines, else in one line (spec section 2, append mode). */
export function appendText(before: string, added: string): string {
  const first = before.trimEnd();
  if (first === '') return added;
  return first + (`${first}${added}`.includes('\n') ? '\n\n' : ' ') + added;
}

/** What came of an enhancement. */
export const fromEnhancement = (
  { text, engine, isPart, skills }: Improvement,
  before: DescriptionVersion,
  added: readonly string[],
): Suggestion => ({
  kind: 'enhanced',
  message: isPart ? PARTIAL_MESSAGE : undefined,
  engine,
  rough: before.rough,
  before,
  improved: text,
  transcript: undefined,
  shown: 'improved',
  skills,
  added,
  undone: undefined,
});

/** What came of a dictation, which is appended to the description or takes its place. */
export function fromDictation(
  { originalText, enhancedText, engine, message, rough, skills }: Transcribed,
  before: DescriptionVersion,
  append: boolean,
  added: readonly string[],
): Suggestion {
  const place = (text: string): string => (append ? appendText(before.text, text) : text);
  const isImproved = enhancedText !== undefined && enhancedText !== originalText;
  return {
    kind: 'dictated',
    message,
    engine,
    rough: rough || (append && before.rough),
    before,
    improved: place(enhancedText ?? originalText),
    transcript: isImproved ? place(originalText) : undefined,
    shown: 'improved',
    skills,
    added,
    undone: undefined,
  };
}
