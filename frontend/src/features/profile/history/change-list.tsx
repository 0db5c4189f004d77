import type { NamedChange, PastChange } from '@trackrecord/contracts';
import { useEffect, useRef } from 'react';
import { EmptyTrack } from '../../../shared/ui/empty-track';
import { ChangeEntry } from './change-entry';
import { EarlierChanges } from './earlier-changes';
import { HistoryBones } from './history-bones';
import type { Changes } from './use-changes';
import { entryOf, useLitChange } from './use-lit-change';
import { useUndo } from './use-undo';

interface ChangeListProps {
  readonly uid: string;
  readonly changes: Changes;
  /** The revision on the screen. */
  readonly shown: number;
}

const placeOf = ({ revision }: PastChange, shown: number): 'later' | 'shown' | 'earlier' => {
  if (revision === shown) return 'shown';
  return revision > shown ? 'later' : 'earlier';
};

/** Gives the focus to the first of the changes that come after these. */
function useFocusOnMore(items: readonly PastChange[]): () => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const first = wanted.current === undefined ? undefined : items[wanted.current];
    if (first === undefined) return;
    wanted.current = undefined;
    entryOf(first)?.focus();
  }, [items]);
  return () => {
    wanted.current = items.length;
  };
}

interface EntriesProps extends ChangeListProps {
  readonly items: readonly PastChange[];
}

function Entries({ uid, changes, items, shown }: EntriesProps) {
  const undo = useUndo(uid, changes.lastRead);
  const { lit, show } = useLitChange();
  const focusOnMore = useFocusOnMore(items);
  const timeOf = ({ eventId }: NamedChange) => items.find((change) => change.eventId === eventId)?.at;
  return (
    <>
      <ol className="tr-track">
        {items.map((change) => (
          <ChangeEntry
            key={change.eventId}
            change={change}
            place={placeOf(change, shown)}
            undo={undo}
            lit={lit === change.eventId}
            timeOf={timeOf}
            onShow={show}
          />
        ))}
      </ol>
      {changes.hasEarlier && (
        <EarlierChanges
          working={changes.readingEarlier}
          failed={changes.earlierFailed}
          onWanted={() => {
            focusOnMore();
            changes.readEarlier();
          }}
        />
      )}
    </>
  );
}

/** The changes of a profile, newest first. */
export function ChangeList(props: ChangeListProps) {
  const { items, failed } = props.changes;
  if (items === undefined) return failed ? null : <HistoryBones />;
  if (items.length === 0) {
    return (
      <div className="tr-empty">
        <EmptyTrack />
        <p className="mb-0">No changes yet. Saved changes appear here.</p>
      </div>
    );
  }
  return <Entries {...props} items={items} />;
}
