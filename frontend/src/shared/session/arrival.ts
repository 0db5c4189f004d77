import { isRecord } from '../api/is-record';

/**
 * How somebody came to a protected screen: one-shot navigation state, `signup` right after an account was made,
 * `signin` after signing in (design.md, "Questions settled").
 */
export type Arrival = 'signup' | 'signin';

/** The navigation state that says so. */
export const arriving = (arrival: Arrival): { readonly arrival: Arrival } => ({ arrival });

/** Reads the arrival out of a navigation state. */
export function readArrival(state: unknown): Arrival | undefined {
  if (!isRecord(state)) return undefined;
  return state.arrival === 'signup' || state.arrival === 'signin' ? state.arrival : undefined;
}

/** The navigation state without the arrival: it counts once. */
export function removeArrival(state: unknown): Record<string, unknown> | null {
  if (!isRecord(state)) return null;
  const rest = Object.entries(state).filter(([key]) => key !== 'arrival');
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
