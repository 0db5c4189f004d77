import { isRecord } from '../api/is-record';

/** The stored profile that the wizard starts from. Its sections are not validated. */
export interface ProfileDraft {
  readonly userId: string;
  readonly revision?: number;
}

/** The navigation state that opens the wizard in edit mode (spec section 2, Protection guard). */
export interface EditState {
  readonly edit: true;
  readonly profileData: ProfileDraft;
}

/**
 * Reads the edit flag from a navigation state. The browser keeps that state across reloads and sign-outs, so it is
 * validated, and ignored if it belongs to a user other than `uid`.
 */
export function readEditState(state: unknown, uid: string | undefined): EditState | undefined {
  if (!isRecord(state) || state.edit !== true || !isRecord(state.profileData)) return undefined;
  const { userId, revision, ...sections } = state.profileData;
  if (uid === undefined || userId !== uid) return undefined;
  return { edit: true, profileData: { ...sections, userId: uid, ...(typeof revision === 'number' && { revision }) } };
}
