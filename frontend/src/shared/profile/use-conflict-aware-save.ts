import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText, isRevisionConflict } from '../api/api-error';
import { useAuth } from '../identity/auth-context';
import { notify } from '../toast/notify';
import { useLazyGetProfileQuery } from './profile-api';

/** The result of a save. */
export type SaveResult = { readonly saved: true } | { readonly saved: false; readonly failure?: unknown };

interface SaveTexts {
  /** The error toast if no user is signed in. */
  readonly withoutUser: string;
  /** The error toast if the server sent no message. */
  readonly failed: string;
}

interface ConflictAwareSave<Values, Start> {
  /** Stays true after a successful save, because the form is about to close. */
  readonly saving: boolean;
  /** The version that the next save is based on: the initial one, or one loaded after a conflict. */
  readonly base: Start | Profile;
  /** The remote version after a conflict, i.e. saved elsewhere in the meantime. */
  readonly theirs: Profile | undefined;
  /** Resolves the conflict: the remote version becomes the base, which the form must load. */
  readonly acceptRemote: () => void;
  /** Resolves the conflict: overwrites the remote version. */
  readonly keepMine: (values: Values) => Promise<SaveResult>;
  /** Closes the conflict without resolving it: the next save conflicts again. */
  readonly dismiss: () => void;
  readonly save: (values: Values) => Promise<SaveResult>;
}

/** How to handle a save that was rejected because of a newer remote version. */
interface ConflictHandlers<Values, Base> {
  /** Returns true if the remote version already contains the values, so that nothing is left to save. */
  readonly isSavedIn?: (values: Values, theirs: Profile) => boolean;
  /** Returns true if the values can be saved over the remote version without overwriting its changes. */
  readonly canAutoMerge?: (values: Values, base: Base, theirs: Profile) => boolean;
}

/** Attempts of one save, including automatic merges. */
const MAX_ATTEMPTS = 5;

/** Saves part of the profile based on the version it was loaded from, and handles conflicts with newer versions. */
export function useConflictAwareSave<Values, Start>(
  start: Start,
  texts: SaveTexts,
  send: (uid: string, values: Values, base: Start | Profile) => Promise<unknown>,
  { isSavedIn, canAutoMerge }: ConflictHandlers<Values, Start | Profile> = {},
): ConflictAwareSave<Values, Start> {
  const { user } = useAuth();
  const [loadProfile] = useLazyGetProfileQuery();
  const [saving, setSaving] = useState(false);
  const [base, setBase] = useState<Start | Profile>(start);
  const [theirs, setTheirs] = useState<Profile>();

  const loadLatestAfterConflict = async (uid: string, failure: unknown): Promise<Profile | null> => {
    if (!isRevisionConflict(failure)) return null;
    return loadProfile(uid)
      .unwrap()
      .catch(() => null);
  };

  const attempt = async (uid: string, values: Values, over: Start | Profile, attempts = 1): Promise<SaveResult> => {
    setBase(over);
    try {
      await send(uid, values, over);
      return { saved: true };
    } catch (failure) {
      const latest = await loadLatestAfterConflict(uid, failure);
      if (latest === null) {
        notify.error(errorText(failure, texts.failed));
        return { saved: false, failure };
      }
      if (isSavedIn?.(values, latest)) return { saved: true };
      if (attempts < MAX_ATTEMPTS && canAutoMerge?.(values, over, latest))
        return attempt(uid, values, latest, attempts + 1);
      setTheirs(latest);
      return { saved: false, failure };
    }
  };

  const saveOver = async (values: Values, over: Start | Profile): Promise<SaveResult> => {
    setTheirs(undefined);
    if (user === null) {
      notify.error(texts.withoutUser);
      return { saved: false };
    }
    setSaving(true);
    const result = await attempt(user.uid, values, over);
    // Synchronously, so that the form can focus a field.
    if (!result.saved) flushSync(() => setSaving(false));
    return result;
  };

  return {
    saving,
    base,
    theirs,
    acceptRemote: () => {
      setBase(theirs ?? base);
      setTheirs(undefined);
    },
    keepMine: (values) => saveOver(values, theirs ?? base),
    dismiss: () => setTheirs(undefined),
    save: (values) => saveOver(values, base),
  };
}
