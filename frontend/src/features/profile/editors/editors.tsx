import type { Profile } from '@trackrecord/contracts';
import type { ComponentType } from 'react';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { EDITOR_NAMES } from '../../../shared/profile/editor-path';
import type { EditorName } from '../../../shared/profile/editor-path';
import { useEditorUrl } from '../editor-url';
import type { EditorProps } from './frame/editor-dialog';

type LoadEditor = () => Promise<{ readonly default: ComponentType<EditorProps> }>;

/** Each editor is loaded when it is first opened. */
const EDITORS: Readonly<Record<EditorName, LoadEditor>> = {
  personal: () => import('./personal/personal-info-editor'),
  experience: () => import('./experience/experience-editor'),
  preferences: () => import('./preferences/preferences-editor'),
  roles: () => import('./roles/roles-editor'),
  skills: () => import('./skills/skills-editor'),
  education: () => import('./education/education-editor'),
  projects: () => import('./projects/projects-editor'),
};

interface EditorsProps {
  readonly profile: Profile;
}

/** The editors of the profile page. The URL says which of them is open. */
export function Editors({ profile }: EditorsProps) {
  const { editor, close } = useEditorUrl();

  const handleLoadFailure = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    close();
  };

  return EDITOR_NAMES.map((name) => (
    <LoadOnDemand key={name} load={EDITORS[name]} shouldLoad={editor === name} onFailure={handleLoadFailure}>
      {(Editor) => <Editor profile={profile} show={editor === name} onClose={close} />}
    </LoadOnDemand>
  ));
}
