import type { PastChange } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../../shared/api/api-error';
import { useShowProfile } from '../../../shared/profile/profile-api';
import { notify } from '../../../shared/toast/notify';
import { useHistoryAddress } from './history-address';
import { useUndoChangeMutation } from './history-api';

/** What is sent, and what is shown of it. */
export interface Undo {
  /** The change that is being taken back. */
  readonly working: string | undefined;
  /** Whether nothing more can be taken back for now. */
  readonly busy: boolean;
  readonly undo: (change: PastChange) => void;
}

/**
 * Shows now once a change was taken back in the past, so that what came of it can be seen. `undone` is the revision the
 * address had when that was asked for: who has gone elsewhere since stays there.
 */
function useWayToNow(undone: { readonly from: string | undefined } | undefined): void {
  const address = useHistoryAddress();
  const showNow = useEffectEvent((from: string | undefined) => {
    if (address.open && from !== undefined && address.revision === from) address.show(undefined);
  });
  useEffect(() => {
    if (undone !== undefined) showNow(undone.from);
  }, [undone]);
}

/**
 * Takes changes back, one at a time. After a success the next one waits until the list on the screen was read again and
 * says what is possible now; `lastRead` is another one then, also where reading has failed.
 */
export function useUndo(uid: string, lastRead: unknown): Undo {
  const [send] = useUndoChangeMutation();
  const showProfile = useShowProfile();
  const [working, setWorking] = useState<string>();
  const [outdated, setOutdated] = useState<unknown>();
  const { revision: from } = useHistoryAddress();
  const [undone, setUndone] = useState<{ readonly from: string | undefined }>();
  useWayToNow(undone);
  // State is too late for a second click of the same moment.
  const sending = useRef(false);

  const takeBack = async ({ eventId, words }: PastChange): Promise<void> => {
    setWorking(eventId);
    try {
      const profile = await send({ uid, eventId }).unwrap();
      setOutdated(lastRead);
      await showProfile(profile);
      setUndone({ from });
      notify.success(`Undone: ${words}`);
    } catch (failure) {
      notify.error(failureText(failure, 'This change could not be undone. Please try again.'));
    } finally {
      sending.current = false;
      setWorking(undefined);
    }
  };

  const busy = working !== undefined || (outdated !== undefined && outdated === lastRead);
  return {
    working,
    busy,
    undo: (change) => {
      if (busy || sending.current) return;
      sending.current = true;
      void takeBack(change);
    },
  };
}
