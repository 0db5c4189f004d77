import { isRecord } from '../api/is-record';

/**
 * How the user arrived at a protected screen: `signup` after creating an account, `signin` after signing in. One-shot
 * navigation state (design.md, "Questions settled").
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
