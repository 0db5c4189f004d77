import type { PersonalInfo } from '@trackrecord/contracts';

/** The part of a stored profile the wizard starts from. */
export interface ProfileDraft {
  /** Whose it is. */
  readonly userId?: string;
  readonly revision?: number;
  readonly personalInfo?: PersonalInfo;
}

/** The navigation state that opens the wizard in edit mode (spec section 2, Protection guard). */
export interface EditState {
  readonly edit: true;
  readonly profileData: ProfileDraft;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPersonalInfo = (value: unknown): value is PersonalInfo =>
  isRecord(value) &&
  typeof value.firstName === 'string' &&
  typeof value.lastName === 'string' &&
  Object.values(value).every((field) => field === undefined || typeof field === 'string');

/**
 * Reads the edit flag out of a navigation state, which the browser keeps over reloads and nobody vouches for. It keeps
 * it over a sign-out, too: what does not belong to `uid` counts for nothing.
 */
export function editStateIn(state: unknown, uid: string | undefined): EditState | undefined {
  if (!isRecord(state) || state.edit !== true || !isRecord(state.profileData)) return undefined;
  const { userId, revision, personalInfo } = state.profileData;
  if (uid === undefined || userId !== uid) return undefined;
  return {
    edit: true,
    profileData: {
      userId: uid,
      ...(typeof revision === 'number' && { revision }),
      ...(isPersonalInfo(personalInfo) && { personalInfo }),
    },
  };
}
