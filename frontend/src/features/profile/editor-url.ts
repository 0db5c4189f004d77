import { useNavigate, useSearchParams } from 'react-router-dom';
import { EDITOR_NAMES } from '../../shared/profile/editor-path';
import type { EditorName } from '../../shared/profile/editor-path';
import { useNavigationState, wasOpenedHere } from '../../shared/session/navigation-state';

interface EditorUrl {
  /** The editor that is open. */
  readonly editor: EditorName | undefined;
  readonly close: () => void;
}

/** Reads the open editor from the URL, so that the back button closes it and a reload keeps it open. */
export function useEditorUrl(): EditorUrl {
  const [parameters] = useSearchParams();
  const state = useNavigationState();
  const navigate = useNavigate();
  const parameter = parameters.get('edit');
  return {
    editor: EDITOR_NAMES.find((name) => name === parameter),
    close: () => void (wasOpenedHere(state) ? navigate(-1) : navigate('/profile', { replace: true })),
  };
}
