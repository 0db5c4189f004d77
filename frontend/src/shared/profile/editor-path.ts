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

/** Returns the path of the profile page with this editor open. */
export const getEditorPath = (editor: EditorName): string => `/profile?edit=${editor}`;
