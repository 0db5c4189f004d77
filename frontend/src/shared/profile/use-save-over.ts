import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText, isApiError } from '../api/api-error';
import { useAuth } from '../identity/auth-context';
import { notify } from '../toast/notify';
import { useLazyGetProfileQuery } from './profile-api';

/** What came of a save. */
export type Outcome = { readonly saved: true } | { readonly saved: false; readonly failure?: unknown };

interface SaveTexts {
  /** Said when nobody is signed in (any more). */
  readonly withoutUser: string;
  /** Said when saving failed and the server gave no sentence of its own. */
  readonly failed: string;
}

interface ConflictAwareSave<Values, Start> {
  /** Until the latest version is there after a conflict, and for good once it is saved: the form is about to go. */
  readonly saving: boolean;
  /** What the next save goes over: the start, or a version that was loaded since. */
  readonly base: Start | Profile;
  /** The version saved elsewhere meanwhile, after the server refused ours because of it. */
  readonly theirs: Profile | undefined;
  /** Settles the conflict: theirs becomes the base, and is for the form to load. */
  readonly acceptRemote: () => void;
  /** Settles the conflict the other way: saves over theirs. */
  readonly keepMine: (values: Values) => Promise<Outcome>;
  /** Leaves the conflict for later: the next save comes upon it again. */
  readonly dismiss: () => void;
  readonly save: (values: Values) => Promise<Outcome>;
}

/** What another version of the profile, saved elsewhere meanwhile, means for a save that was refused because of it. */
interface ConflictHandlers<Values, Base> {
  /** Whether it says all that was to be saved: then nothing is left to do. */
  readonly isSavedIn?: (values: Values, theirs: Profile) => boolean;
  /**
   * Whether values made on one version can go over it without overwriting what is new in it: then they do, and nobody
   * is asked.
   */
  readonly canAutoMerge?: (values: Values, base: Base, theirs: Profile) => boolean;
}

/** How often a save goes on by itself where somebody else's came before and nothing of theirs is lost. */
const MAX_ATTEMPTS = 5;

/** Saves part of the profile over the version it was loaded from, and finds out what stands in the way when it cannot. */
export function useSaveOver<Values, Start>(
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
    if (!isApiError(failure) || failure.status !== 412) return null;
    return loadProfile(uid)
      .unwrap()
      .catch(() => null);
  };

  const attempt = async (uid: string, values: Values, over: Start | Profile, attempts = 1): Promise<Outcome> => {
    setBase(over);
    try {
      await send(uid, values, over);
      return { saved: true };
    } catch (failure) {
      const latest = await loadLatestAfterConflict(uid, failure);
      if (latest === null) {
        notify.error(failureText(failure, texts.failed));
        return { saved: false, failure };
      }
      if (isSavedIn?.(values, latest)) return { saved: true };
      if (attempts < MAX_ATTEMPTS && canAutoMerge?.(values, over, latest))
        return attempt(uid, values, latest, attempts + 1);
      setTheirs(latest);
      return { saved: false, failure };
    }
  };

  const saveOver = async (values: Values, over: Start | Profile): Promise<Outcome> => {
    setTheirs(undefined);
    if (user === null) {
      notify.error(texts.withoutUser);
      return { saved: false };
    }
    setSaving(true);
    const result = await attempt(user.uid, values, over);
    // At once, so that the form can put the focus on a field again.
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
