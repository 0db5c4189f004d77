import type { DescriptionOrigin, Engine, SkillsByCategory, Transcribed } from '@trackrecord/contracts';
import type { Improvement } from './use-enhancement';

/** A text, and how it came about; without an origin it was typed. */
export interface WrittenText {
  readonly text: string;
  readonly origin: DescriptionOrigin | undefined;
}

/** A description at one moment. */
export interface Version extends WrittenText {
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
  readonly before: Version;
  /** The description with it. */
  readonly improved: string;
  /** The description with the very words that were said, where they are others. */
  readonly said: string | undefined;
  readonly shows: 'improved' | 'said';
  /** The skills that came with it. */
  readonly skills: SkillsByCategory;
  /** Those of them that were not there. */
  readonly added: readonly string[];
  /** The description as it was undone, with what was typed since; undefined while it is not. */
  readonly undone: Version | undefined;
}

const PART = 'Only the first 2000 characters were improved. The rest is unchanged.';

/** Two texts in a row: paragraphs where one of them has lines, else in one line (spec section 2, append mode). */
export function appended(before: string, added: string): string {
  const first = before.trimEnd();
  if (first === '') return added;
  return first + (`${first}${added}`.includes('\n') ? '\n\n' : ' ') + added;
}

/** What came of an enhancement. */
export const fromEnhancement = (
  { text, engine, isPart, skills }: Improvement,
  before: Version,
  added: readonly string[],
): Suggestion => ({
  kind: 'enhanced',
  message: isPart ? PART : undefined,
  engine,
  rough: before.rough,
  before,
  improved: text,
  said: undefined,
  shows: 'improved',
  skills,
  added,
  undone: undefined,
});

/** What came of a dictation, which is appended to the description or takes its place. */
export function fromDictation(
  { originalText, enhancedText, engine, message, rough, skills }: Transcribed,
  before: Version,
  append: boolean,
  added: readonly string[],
): Suggestion {
  const placed = (heard: string): string => (append ? appended(before.text, heard) : heard);
  const isImproved = enhancedText !== undefined && enhancedText !== originalText;
  return {
    kind: 'dictated',
    message,
    engine,
    rough: rough || (append && before.rough),
    before,
    improved: placed(enhancedText ?? originalText),
    said: isImproved ? placed(originalText) : undefined,
    shows: 'improved',
    skills,
    added,
    undone: undefined,
  };
}
