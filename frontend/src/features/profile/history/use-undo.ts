import type { PastChange, Profile } from '@trackrecord/contracts';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/api/api-error';
import { useShowProfile } from '../../../shared/profile/profile-api';
import { notify } from '../../../shared/toast/notify';
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
 * Takes changes back, one at a time. After a success the next one waits for `history`, the list on the screen, to say
 * what is possible now.
 */
export function useUndo(uid: string, history: unknown, onUndone: (profile: Profile) => void): Undo {
  const [send] = useUndoChangeMutation();
  const showProfile = useShowProfile();
  const [working, setWorking] = useState<string>();
  const [outdated, setOutdated] = useState<unknown>();
  // State is too late for a second click of the same moment.
  const sending = useRef(false);

  const takeBack = async ({ eventId, words }: PastChange): Promise<void> => {
    setWorking(eventId);
    try {
      const profile = await send({ uid, eventId }).unwrap();
      setOutdated(history);
      await showProfile(profile);
      onUndone(profile);
      notify.success(`Undone: ${words}`);
    } catch (failure) {
      notify.error(failureText(failure, 'This change could not be undone. Please try again.'));
    } finally {
      sending.current = false;
      setWorking(undefined);
    }
  };

  const busy = working !== undefined || (outdated !== undefined && outdated === history);
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
