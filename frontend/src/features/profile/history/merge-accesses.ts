import type { HistoryItem } from '@trackrecord/contracts';
import type { Access } from '../../../shared/accesses/access';

/** An entry of the history: a change, or an access of support between the changes. */
export type HistoryEntry =
  | { readonly kind: 'change'; readonly change: HistoryItem }
  | {
      readonly kind: 'access';
      readonly access: Access;
      /** The revision of the next later change; undefined if there is none. */
      readonly laterRevision: number | undefined;
    };

/**
 * Merges accesses into the changes by time, newest first. The changes keep their order. Accesses older than the oldest
 * loaded change wait for the next page of changes, if there is one.
 */
export function mergeAccesses(
  changes: readonly HistoryItem[],
  accesses: readonly Access[],
  hasEarlierChanges: boolean,
): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  let nextIndex = 0;
  let laterRevision: number | undefined;
  const addAccessesAfter = (time: string): void => {
    for (
      let access = accesses[nextIndex];
      access !== undefined && access.at > time;
      access = accesses[(nextIndex += 1)]
    )
      entries.push({ kind: 'access', access, laterRevision });
  };
  for (const change of changes) {
    addAccessesAfter(change.at);
    entries.push({ kind: 'change', change });
    laterRevision = change.revision;
  }
  // Every time sorts after the empty text, so that this adds all remaining accesses.
  if (!hasEarlierChanges) addAccessesAfter('');
  return entries;
}

/** Returns true if an access that is not loaded yet may belong between the loaded changes. */
export const needsEarlierAccesses = (changes: readonly HistoryItem[], accesses: readonly Access[]): boolean => {
  const oldestChange = changes.at(-1);
  const oldestAccess = accesses.at(-1);
  return oldestChange !== undefined && oldestAccess !== undefined && oldestAccess.at > oldestChange.at;
};
