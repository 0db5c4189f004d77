import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getErrorMessage, isRevisionConflict } from '../api/api-error';
import { useAuth } from '../identity/auth-context';
import { notify } from '../toast/notify';
import { useLazyGetProfileQuery } from './profile-api';

/** The result of a save. */
export type SaveResult = { readonly isSaved: true } | { readonly isSaved: false; readonly failure?: unknown };

interface SaveTexts {
  /** The error toast if no user is signed in. */
  readonly withoutUser: string;
  /** The error toast if the server sent no message. */
  readonly failed: string;
}

interface ConflictAwareSave<Values, Start> {
  /** Stays true after a successful save, because the form is about to close. */
  readonly isSaving: boolean;
  /** The version that the next save is based on: the initial one, or one loaded after a conflict. */
  readonly base: Start | Profile;
  /** The remote version after a conflict, saved by another window in the meantime. */
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
  readonly isAlreadySaved?: (values: Values, theirs: Profile) => boolean;
  /** Returns true if the values can be saved over the remote version without overwriting its changes. */
  readonly canAutoMerge?: (values: Values, base: Base, theirs: Profile) => boolean;
}

/** Attempts of one save, including automatic merges. */
const MAX_ATTEMPTS = 5;

/** Saves part of the profile based on the version it was loaded from, and handles conflicts with newer versions. */
export function useConflictAwareSave<Values, Start>(
  initialBase: Start,
  texts: SaveTexts,
  send: (uid: string, values: Values, base: Start | Profile) => Promise<unknown>,
  { isAlreadySaved, canAutoMerge }: ConflictHandlers<Values, Start | Profile> = {},
): ConflictAwareSave<Values, Start> {
  const { user } = useAuth();
  const [loadProfile] = useLazyGetProfileQuery();
  const [isSaving, setIsSaving] = useState(false);
  const [base, setBase] = useState<Start | Profile>(initialBase);
  const [theirs, setTheirs] = useState<Profile>();

  const loadLatestAfterConflict = async (uid: string, failure: unknown): Promise<Profile | null> => {
    if (!isRevisionConflict(failure)) return null;
    return loadProfile(uid)
      .unwrap()
      .catch(() => null);
  };

  const attempt = async (
    uid: string,
    values: Values,
    baseVersion: Start | Profile,
    attempts = 1,
  ): Promise<SaveResult> => {
    setBase(baseVersion);
    try {
      await send(uid, values, baseVersion);
      return { isSaved: true };
    } catch (failure) {
      const latest = await loadLatestAfterConflict(uid, failure);
      if (latest === null) {
        notify.error(getErrorMessage(failure, texts.failed), failure);
        return { isSaved: false, failure };
      }
      if (isAlreadySaved?.(values, latest)) return { isSaved: true };
      if (attempts < MAX_ATTEMPTS && canAutoMerge?.(values, baseVersion, latest))
        return attempt(uid, values, latest, attempts + 1);
      setTheirs(latest);
      return { isSaved: false, failure };
    }
  };

  const saveBasedOn = async (values: Values, baseVersion: Start | Profile): Promise<SaveResult> => {
    setTheirs(undefined);
    if (user === null) {
      notify.error(texts.withoutUser);
      return { isSaved: false };
    }
    setIsSaving(true);
    const result = await attempt(user.uid, values, baseVersion);
    // Synchronously, so that the form can focus a field.
    if (!result.isSaved) flushSync(() => setIsSaving(false));
    return result;
  };

  return {
    isSaving,
    base,
    theirs,
    acceptRemote: () => {
      setBase(theirs ?? base);
      setTheirs(undefined);
    },
    keepMine: (values) => saveBasedOn(values, theirs ?? base),
    dismiss: () => setTheirs(undefined),
    save: (values) => saveBasedOn(values, base),
  };
}
