import type { HistoryItem } from '@trackrecord/contracts';
import { useEffect } from 'react';
import { useAccesses } from '../../../shared/accesses/use-accesses';
import { mergeAccesses, needsEarlierAccesses } from './merge-accesses';
import type { HistoryEntry } from './merge-accesses';

interface HistoryEntries {
  readonly entries: readonly HistoryEntry[];
  /** The accesses are missing or incomplete, because they could not be loaded. */
  readonly areAccessesMissing: boolean;
}

/** Returns the changes with the accesses of support between them, and loads the accesses of the time they cover. */
export function useHistoryEntries(
  uid: string,
  changes: readonly HistoryItem[],
  hasEarlierChanges: boolean,
): HistoryEntries {
  const { items = [], hasFailed, hasEarlier, isLoading, hasEarlierFailed, loadEarlier } = useAccesses(uid);
  const shouldLoad = hasEarlier && !isLoading && !hasEarlierFailed && needsEarlierAccesses(changes, items);

  useEffect(() => {
    if (shouldLoad) loadEarlier();
  });

  return {
    entries: mergeAccesses(changes, items, hasEarlierChanges),
    areAccessesMissing: hasFailed || hasEarlierFailed,
  };
}
