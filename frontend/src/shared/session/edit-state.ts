import { isRecord } from '../api/is-record';

/** The stored profile the wizard starts from; what is in it has to be checked by whoever reads on. */
export interface ProfileDraft {
  /** Whose it is. */
  readonly userId: string;
  readonly revision?: number;
}

/** The navigation state that opens the wizard in edit mode (spec section 2, Protection guard). */
export interface EditState {
  readonly edit: true;
  readonly profileData: ProfileDraft;
}

/**
 * Reads the edit flag out of a navigation state, which the browser keeps over reloads and nobody vouches for. It keeps
 * it over a sign-out, too: what does not belong to `uid` counts for nothing.
 */
export function editStateIn(state: unknown, uid: string | undefined): EditState | undefined {
  if (!isRecord(state) || state.edit !== true || !isRecord(state.profileData)) return undefined;
  const { userId, revision, ...sections } = state.profileData;
  if (uid === undefined || userId !== uid) return undefined;
  return { edit: true, profileData: { ...sections, userId: uid, ...(typeof revision === 'number' && { revision }) } };
}
