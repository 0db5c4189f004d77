import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../shared/session/navigation-state';

/** The dialogs of the profile page, as `?edit=` names them. */
export type EditedSection = 'personal';

/** Navigation state of a dialog opened from the page itself: closing it goes back instead of adding an entry. */
export const OPENED_HERE = { openedHere: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;

interface DialogAddress {
  readonly section: EditedSection | undefined;
  readonly close: () => void;
}

/** Which dialog is open. It lives in the address, so that the back button closes it and a reload keeps it. */
export function useDialogAddress(): DialogAddress {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  return {
    section: parameters.get('edit') === 'personal' ? 'personal' : undefined,
    close: () => void (wasOpenedHere(state) ? navigate(-1) : navigate('/profile', { replace: true })),
  };
}
