import type { Profile } from '@trackrecord/contracts';

/** What every editor of the profile page gets. */
export interface EditorProps {
  readonly profile: Profile;
  readonly show: boolean;
  readonly onClose: () => void;
}

/** What the form inside an editor gets. It edits the version it was opened on. */
export interface EditorFormProps {
  readonly profile: Profile;
  /** What was typed before and not saved, where something was. */
  readonly draft: unknown;
  readonly onDiscardDraft: () => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}
