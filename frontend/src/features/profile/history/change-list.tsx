import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import { useEffect } from 'react';
import { useAccesses } from '../../../shared/accesses/use-accesses';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { LoadEarlier } from '../../../shared/ui/load-earlier';
import { TrackSkeleton } from '../../../shared/ui/track-skeleton';
import { useFocusOnNextPage } from '../../../shared/ui/use-focus-on-next-page';
import { AccessLine, MissingAccessesNote } from './access-line';
import { ChangeEntry } from './change-entry';
import { type HistoryEntry, mergeAccesses, needsEarlierAccesses } from './merge-accesses';
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

interface ChangeEntriesProps extends ChangeListProps {
  readonly items: readonly HistoryItem[];
}

function ChangeEntries({ uid, changes, items, shownRevision }: ChangeEntriesProps) {
  const undo = useUndo(uid, changes.lastResult);
  const { highlightedEventId, show } = useHighlightedChange();
  const focusNextPage = useFocusOnNextPage(items, findChangeElement);
  const { entries, areAccessesMissing } = useHistoryEntries(uid, items, changes.hasEarlier);
  const getTime = ({ eventId }: ChangeReference) => items.find((change) => change.eventId === eventId)?.at;
  return (
    <>
      {areAccessesMissing && <MissingAccessesNote />}
      <ol className="tr-track">
        {entries.map((entry) =>
          entry.kind === 'access' ? (
            <AccessLine
              key={entry.access.id}
              access={entry.access}
              isPast={entry.laterRevision !== undefined && entry.laterRevision <= shownRevision}
            />
          ) : (
            <ChangeEntry
              key={entry.change.eventId}
              change={entry.change}
              position={getPosition(entry.change, shownRevision)}
              undo={undo}
              isHighlighted={highlightedEventId === entry.change.eventId}
              getTime={getTime}
              onShow={show}
            />
          ),
        )}
      </ol>
      {changes.hasEarlier && (
        <LoadEarlier
          label="Show earlier changes"
          failedText="Earlier changes could not be loaded."
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
  if (items === undefined) return hasFailed ? null : <TrackSkeleton label="Loading the history" />;
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

interface HistoryEntries {
  readonly entries: readonly HistoryEntry[];
  /** The accesses are missing or incomplete, because they could not be loaded. */
  readonly areAccessesMissing: boolean;
}

/** Returns the changes with the accesses of support between them, and loads the accesses of the time they cover. */
function useHistoryEntries(uid: string, changes: readonly HistoryItem[], hasEarlierChanges: boolean): HistoryEntries {
  const { items: accesses = [], hasFailed, hasEarlier, isLoading, hasEarlierFailed, loadEarlier } = useAccesses(uid);
  const shouldLoad = hasEarlier && !isLoading && !hasEarlierFailed && needsEarlierAccesses(changes, accesses);

  useEffect(() => {
    if (shouldLoad) loadEarlier();
  });

  return {
    entries: mergeAccesses(changes, accesses, hasEarlierChanges),
    areAccessesMissing: hasFailed || hasEarlierFailed,
  };
}
