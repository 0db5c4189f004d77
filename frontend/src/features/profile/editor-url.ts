import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState, wasOpenedHere } from '../../shared/session/navigation-state';

/** The values of the URL parameter `edit`. */
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

interface EditorUrl {
  /** The editor that is open. */
  readonly editor: EditorName | undefined;
  readonly close: () => void;
}

/** Returns the path of the profile page with this editor open. */
export const getEditorPath = (editor: EditorName): string => `/profile?edit=${editor}`;

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
