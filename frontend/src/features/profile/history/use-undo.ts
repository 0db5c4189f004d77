import type { HistoryItem } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { describeUndo } from '../../../shared/format/describe-undo';
import { useUndoChangeMutation } from '../../../shared/profile/undo-api';
import { notify } from '../../../shared/toast/notify';
import { useHistoryUrl } from './history-url';

export interface Undo {
  /** The event id of the change that is being undone. */
  readonly pendingEventId: string | undefined;
  /** Whether undo is disabled for all changes. */
  readonly isDisabled: boolean;
  readonly undo: (change: HistoryItem) => void;
}

/** The revision in the URL when the undo was requested. */
interface UndoOrigin {
  readonly revision: string | undefined;
}

/**
 * Shows the current version after a change was undone from a past version, so that the result is visible. Does nothing
 * if the user has navigated elsewhere since.
 */
function useReturnToCurrentVersion(undoOrigin: UndoOrigin | undefined): void {
  const url = useHistoryUrl();
  const showCurrentVersion = useEffectEvent((from: string | undefined) => {
    if (url.isOpen && from !== undefined && url.revision === from) url.show(undefined);
  });
  useEffect(() => {
    if (undoOrigin !== undefined) showCurrentVersion(undoOrigin.revision);
  }, [undoOrigin]);
}

/**
 * Undoes changes, one at a time. After a success, undo stays disabled until the list is reloaded and says what can be
 * undone now. `lastResult` must change its identity when that request ends, even if it fails.
 */
export function useUndo(uid: string, lastResult: unknown): Undo {
  const [undoChange] = useUndoChangeMutation();
  const [pendingEventId, setPendingEventId] = useState<string>();
  const [outdatedResult, setOutdatedResult] = useState<unknown>();
  const { revision } = useHistoryUrl();
  const [undoOrigin, setUndoOrigin] = useState<UndoOrigin>();
  useReturnToCurrentVersion(undoOrigin);
  // State is updated too late for a second click in the same frame.
  const isSending = useRef(false);

  const send = async ({ eventId, description }: HistoryItem): Promise<void> => {
    setPendingEventId(eventId);
    try {
      await undoChange({ uid, eventId }).unwrap();
      setOutdatedResult(lastResult);
      setUndoOrigin({ revision });
      notify.success(describeUndo(description));
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This change could not be undone. Please try again.'), failure);
    } finally {
      isSending.current = false;
      setPendingEventId(undefined);
    }
  };

  const isDisabled = pendingEventId !== undefined || (outdatedResult !== undefined && outdatedResult === lastResult);
  return {
    pendingEventId,
    isDisabled,
    undo: (change) => {
      if (isDisabled || isSending.current) return;
      isSending.current = true;
      void send(change);
    },
  };
}
