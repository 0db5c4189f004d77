import type { ProfileSections } from '@trackrecord/contracts';
import { diffSections } from './diff-sections';
import type { FieldDiff, ItemDiff } from './diff-sections';

/** A field before and after a change. */
interface DisplayedField {
  readonly label?: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A changed item of the profile, for example one experience. */
interface DisplayedDiff {
  readonly key: string;
  /** Undefined if the title of the change already names the item. */
  readonly title?: string;
  readonly fields: readonly DisplayedField[];
}

const mentions = (description: string, name: string): boolean => description.toLowerCase().includes(name.toLowerCase());

/** Joins all facts of an added or removed item into one text. */
function joinFacts(side: 'before' | 'after', { title, fieldDiffs }: ItemDiff, description: string): string {
  const [onlyField] = fieldDiffs;
  if (fieldDiffs.length === 1 && onlyField?.label === title) return onlyField[side] ?? '';
  const facts = fieldDiffs.filter((fact) => !title.includes(fact[side] ?? ''));
  const lines = facts.map((fact) => `${fact.label}: ${fact[side] ?? ''}`);
  // If no fact is part of the title, the title is only a heading.
  const isTitleMentioned = facts.length === fieldDiffs.length && mentions(description, title);
  return (isTitleMentioned ? lines : [title, ...lines]).join('\n');
}

const omitLabel = ({ label: _label, ...sides }: FieldDiff): DisplayedField => sides;

/** Selects what to show of an item: one text if it was added or removed, otherwise each changed fact. */
function toDisplayedDiff(diff: ItemDiff, description: string, isOnlyDiff: boolean): DisplayedDiff {
  const { key, title, change, fieldDiffs } = diff;
  if (change === 'added') return { key, fields: [{ after: joinFacts('after', diff, description) }] };
  if (change === 'removed') return { key, fields: [{ before: joinFacts('before', diff, description) }] };
  // The description names the facts instead of the item: "Changed headline and phone".
  const areFactsMentioned =
    isOnlyDiff && !mentions(description, title) && fieldDiffs.every(({ label }) => mentions(description, label));
  const isOnlyFactMentioned = areFactsMentioned && fieldDiffs.length === 1 && !description.includes(' and ');
  return {
    key,
    ...(!areFactsMentioned && !mentions(description, title) && { title }),
    fields: fieldDiffs.map((fact) => (isOnlyFactMentioned || fact.label === title ? omitLabel(fact) : fact)),
  };
}

/** Returns the differences of a change by item, without what the description of the change already says. */
export function getDisplayedDiffs(
  before: ProfileSections | null,
  after: ProfileSections | null,
  description: string,
): readonly DisplayedDiff[] {
  const diffs = diffSections(before ?? {}, after ?? {});
  return diffs.map((diff) => toDisplayedDiff(diff, description, diffs.length === 1));
}
