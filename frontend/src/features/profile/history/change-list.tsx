import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import { useEffect, useRef } from 'react';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { ChangeEntry } from './change-entry';
import { HistorySkeleton } from './history-skeleton';
import { LoadEarlierChanges } from './load-earlier-changes';
import type { Changes } from './use-changes';
import { findChangeElement, useHighlightedChange } from './use-highlighted-change';
import { useUndo } from './use-undo';

interface ChangeListProps {
  readonly uid: string;
  readonly changes: Changes;
  readonly shownRevision: number;
}

const getPosition = ({ revision }: HistoryItem, shownRevision: number): 'later' | 'shown' | 'earlier' => {
  if (revision === shownRevision) return 'shown';
  return revision > shownRevision ? 'later' : 'earlier';
};

/** Returns a function that focuses the first change of the next page once it is loaded. */
function useFocusOnNextPage(items: readonly HistoryItem[]): () => void {
  const nextIndex = useRef<number>(undefined);
  useEffect(() => {
    const first = nextIndex.current === undefined ? undefined : items[nextIndex.current];
    if (first === undefined) return;
    nextIndex.current = undefined;
    findChangeElement(first)?.focus();
  }, [items]);
  return () => {
    nextIndex.current = items.length;
  };
}

interface ChangeEntriesProps extends ChangeListProps {
  readonly items: readonly HistoryItem[];
}

function ChangeEntries({ uid, changes, items, shownRevision }: ChangeEntriesProps) {
  const undo = useUndo(uid, changes.lastResult);
  const { highlightedEventId, show } = useHighlightedChange();
  const focusNextPage = useFocusOnNextPage(items);
  const getTime = ({ eventId }: ChangeReference) => items.find((change) => change.eventId === eventId)?.at;
  return (
    <>
      <ol className="tr-track">
        {items.map((change) => (
          <ChangeEntry
            key={change.eventId}
            change={change}
            position={getPosition(change, shownRevision)}
            undo={undo}
            isHighlighted={highlightedEventId === change.eventId}
            getTime={getTime}
            onShow={show}
          />
        ))}
      </ol>
      {changes.hasEarlier && (
        <LoadEarlierChanges
          isLoading={changes.isLoadingEarlier}
          hasFailed={changes.hasEarlierFailed}
          error={changes.error}
          onLoad={() => {
            focusNextPage();
            changes.loadEarlier();
          }}
        />
      )}
    </>
  );
}

/** The changes of a profile, newest first. */
export function ChangeList(props: ChangeListProps) {
  const { items, hasFailed } = props.changes;
  if (items === undefined) return hasFailed ? null : <HistorySkeleton />;
  if (items.length === 0) {
    return (
      <div className="tr-empty">
        <EmptyIllustration />
        <p className="mb-0">No changes yet. Saved changes appear here.</p>
      </div>
    );
  }
  return <ChangeEntries {...props} items={items} />;
}
