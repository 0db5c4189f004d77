import type { ProfileSections } from '@trackrecord/contracts';
import { sectionDifferences } from '../../../shared/profile/facts';
import type { Difference, PartDifference } from '../../../shared/profile/facts';

/** Two texts to show side by side. */
interface Pair {
  readonly label?: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** What is shown of one part of a profile that a change concerns. */
interface ShownPart {
  readonly key: string;
  /** Absent where it is said already. */
  readonly title?: string;
  readonly pairs: readonly Pair[];
}

const isIn = (words: string, name: string): boolean => words.toLowerCase().includes(name.toLowerCase());

/** What is new or gone is one thing with all it says. */
function together(side: 'before' | 'after', { title, differences }: PartDifference, words: string): string {
  const [only] = differences;
  if (differences.length === 1 && only?.label === title) return only[side] ?? '';
  const facts = differences.filter((fact) => !title.includes(fact[side] ?? ''));
  const lines = facts.map((fact) => `${fact.label}: ${fact[side] ?? ''}`);
  // A title none of the facts stands in is only a heading.
  const isSaid = facts.length === differences.length && isIn(words, title);
  return (isSaid ? lines : [title, ...lines]).join('\n');
}

const withoutLabel = ({ label: _label, ...sides }: Difference): Pair => sides;

/** What changed is shown fact by fact. */
function shownPart(part: PartDifference, words: string, isOnly: boolean): ShownPart {
  const { key, title, change, differences } = part;
  if (change === 'added') return { key, pairs: [{ after: together('after', part, words) }] };
  if (change === 'removed') return { key, pairs: [{ before: together('before', part, words) }] };
  // Words that name the facts, and not the part: "Changed headline and phone".
  const areFactsSaid = isOnly && !isIn(words, title) && differences.every(({ label }) => isIn(words, label));
  const isFactSaid = areFactsSaid && differences.length === 1 && !words.includes(' and ');
  return {
    key,
    ...(!areFactsSaid && !isIn(words, title) && { title }),
    pairs: differences.map((one) => (isFactSaid || one.label === title ? withoutLabel(one) : one)),
  };
}

/** What a change did, part by part, without what its words say already. */
export function shownParts(
  before: ProfileSections | null,
  after: ProfileSections | null,
  words: string,
): readonly ShownPart[] {
  const parts = sectionDifferences(before ?? {}, after ?? {});
  return parts.map((part) => shownPart(part, words, parts.length === 1));
}
