import { useLocation } from 'react-router-dom';
import { isRecord } from '../is-record';

/** Returns the state of the current location; unknown, because the browser keeps it across deploys. */
export function useNavigationState(): unknown {
  const location: { readonly state: unknown } = useLocation();
  return location.state;
}

/**
 * How the user arrived at a protected screen: `signup` after creating an account, `signin` after signing in. One-shot
 * navigation state.
 */
export type Arrival = 'signup' | 'signin';

/** Returns the navigation state of an arrival. */
export const toArrivalState = (arrival: Arrival): { readonly arrival: Arrival } => ({ arrival });

/** Reads the arrival from a navigation state. */
export function readArrival(state: unknown): Arrival | undefined {
  if (!isRecord(state)) return undefined;
  return state.arrival === 'signup' || state.arrival === 'signin' ? state.arrival : undefined;
}

/** Returns the navigation state without the arrival, which is used only once. */
export function removeArrival(state: unknown): Record<string, unknown> | null {
  if (!isRecord(state)) return null;
  const rest = Object.entries(state).filter(([key]) => key !== 'arrival');
  return rest.length === 0 ? null : Object.fromEntries(rest);
}

/** The stored profile that the wizard starts from. Its sections are not validated. */
interface ProfileDraft {
  readonly userId: string;
  readonly revision?: number;
}

/** The navigation state that opens the wizard in edit mode (spec section 2, Protection guard). */
export interface EditState {
  readonly edit: true;
  readonly profileData: ProfileDraft;
}

/**
 * Reads the edit state: the flag, and the profile that the wizard starts with. The browser keeps that state across
 * reloads and sign-outs, so it is validated, and ignored if it belongs to a user other than `uid`.
 */
export function readEditState(state: unknown, uid: string | undefined): EditState | undefined {
  if (!isRecord(state) || state.edit !== true || !isRecord(state.profileData)) return undefined;
  const { userId, revision, ...sections } = state.profileData;
  if (uid === undefined || userId !== uid) return undefined;
  return { edit: true, profileData: { ...sections, userId: uid, ...(typeof revision === 'number' && { revision }) } };
}

/** Navigation state of a view that was opened from its page: closing it navigates back instead of pushing an entry. */
export const OPENED_HERE = { openedHere: true } as const;

/** Returns true if the navigation state contains `OPENED_HERE`. */
export const wasOpenedHere = (state: unknown): boolean => isRecord(state) && state.openedHere === true;
