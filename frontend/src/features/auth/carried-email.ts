import { isRecord } from '../../shared/is-record';
import { useNavigationState } from '../../shared/session/navigation-state';

/** The navigation state of a link that carries the typed email along. */
export const carryEmail = (email: string): { readonly email: string } => ({ email });

/** Returns the email that a link carried along, or ''. */
export function useCarriedEmail(): string {
  const state = useNavigationState();
  return isRecord(state) && typeof state.email === 'string' ? state.email : '';
}
