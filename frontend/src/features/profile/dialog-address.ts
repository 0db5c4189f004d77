import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../shared/session/navigation-state';
import { wasOpenedHere } from '../../shared/session/opened-here';

/** The editors of the profile page, as `?edit=` names them. */
export const EDITOR_NAMES = [
  'personal',
  'experience',
  'preferences',
  'roles',
  'skills',
  'education',
  'projects',
] as const;
export type EditorName = (typeof EDITOR_NAMES)[number];

interface DialogAddress {
  readonly editor: EditorName | undefined;
  readonly close: () => void;
}

/** Which editor is open. It lives in the address, so that the back button closes it and a reload keeps it. */
export function useDialogAddress(): DialogAddress {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const named = parameters.get('edit');
  return {
    editor: EDITOR_NAMES.find((name) => name === named),
    close: () => void (wasOpenedHere(state) ? navigate(-1) : navigate('/profile', { replace: true })),
  };
}
