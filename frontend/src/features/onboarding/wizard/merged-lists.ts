import type { ProfileSections } from '@trackrecord/contracts';

const LISTS = ['educations', 'experiences', 'projects'] as const;

interface Item {
  readonly id: string;
}

/** My list with what was added to theirs since both were the same; what I took out stays out. */
function merged<T extends Item>(mine: readonly T[], theirs: readonly T[], before: readonly T[]): T[] {
  const known = new Set([...mine, ...before].map(({ id }) => id));
  return [...mine, ...theirs.filter(({ id }) => !known.has(id))];
}

/**
 * What a step says, over what another tab or device has recorded meanwhile: entries that were added there are kept.
 * Where both changed the same entry, the later word is mine.
 */
export function mergedLists(mine: ProfileSections, theirs: ProfileSections, before: ProfileSections): ProfileSections {
  const lists = LISTS.flatMap((list) =>
    mine[list] === undefined ? [] : [[list, merged<Item>(mine[list], theirs[list] ?? [], before[list] ?? [])]],
  );
  return { ...mine, ...(Object.fromEntries(lists) as ProfileSections) };
}
