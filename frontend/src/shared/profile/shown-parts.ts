import type { ProfileSections } from '@trackrecord/contracts';
import { diffSections } from './diff-sections';
import type { Difference, PartDifference } from './diff-sections';

/** The texts before and after a change. */
interface TextChange {
  readonly label?: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A changed part of the profile, for example one experience. */
interface ShownPart {
  readonly key: string;
  /** Undefined if the title of the change already names the part. */
  readonly title?: string;
  readonly textChanges: readonly TextChange[];
}

const mentions = (description: string, name: string): boolean => description.toLowerCase().includes(name.toLowerCase());

/** Joins all facts of an added or removed part into one text. */
function joinFacts(side: 'before' | 'after', { title, differences }: PartDifference, description: string): string {
  const [onlyDifference] = differences;
  if (differences.length === 1 && onlyDifference?.label === title) return onlyDifference[side] ?? '';
  const facts = differences.filter((fact) => !title.includes(fact[side] ?? ''));
  const lines = facts.map((fact) => `${fact.label}: ${fact[side] ?? ''}`);
  // If no fact is part of the title, the title is only a heading.
  const isTitleMentioned = facts.length === differences.length && mentions(description, title);
  return (isTitleMentioned ? lines : [title, ...lines]).join('\n');
}

const omitLabel = ({ label: _label, ...sides }: Difference): TextChange => sides;

/** Selects what to show of a part: one text if it was added or removed, otherwise each changed fact. */
function toShownPart(part: PartDifference, description: string, isOnlyPart: boolean): ShownPart {
  const { key, title, change, differences } = part;
  if (change === 'added') return { key, textChanges: [{ after: joinFacts('after', part, description) }] };
  if (change === 'removed') return { key, textChanges: [{ before: joinFacts('before', part, description) }] };
  // The description names the facts instead of the part: "Changed headline and phone".
  const areFactsMentioned =
    isOnlyPart && !mentions(description, title) && differences.every(({ label }) => mentions(description, label));
  const isOnlyFactMentioned = areFactsMentioned && differences.length === 1 && !description.includes(' and ');
  return {
    key,
    ...(!areFactsMentioned && !mentions(description, title) && { title }),
    textChanges: differences.map((fact) => (isOnlyFactMentioned || fact.label === title ? omitLabel(fact) : fact)),
  };
}

/** Returns the differences of a change by part, without what the description of the change already says. */
export function getShownParts(
  before: ProfileSections | null,
  after: ProfileSections | null,
  description: string,
): readonly ShownPart[] {
  const parts = diffSections(before ?? {}, after ?? {});
  return parts.map((part) => toShownPart(part, description, parts.length === 1));
}
