import type { EditableSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { SECTION_MESSAGES } from '@trackrecord/contracts/section-messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getErrorMessage } from '../../../../shared/api/api-error';
import { useTask } from '../../../../shared/api/task';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';
import { useAuth } from '../../../../shared/identity/auth-context';
import { useCacheProfile } from '../../../../shared/profile/profile-api';
import { useLoadNewerProfile } from '../../../../shared/profile/use-load-newer-profile';
import { notify } from '../../../../shared/toast/notify';
import type { SectionFormProps } from './editor-dialog';
import { clearDraft } from './editor-draft';
import { mergeSavedSection, useSaveSectionMutation } from './section-api';

/** What the user saves. */
interface Edit<Section extends EditableSection = EditableSection> {
  /** Builds the section. Fields that the form does not show are taken from `base`. */
  readonly toSection: (base: Profile) => ProfileSections[Section];
  /** Shows the validation errors of a failed save at their fields. */
  readonly showErrors: (failure: unknown) => void;
}

/** Two versions of one section, of which the user keeps one. */
export interface Conflict {
  readonly section: EditableSection;
  readonly mine: ProfileSections;
  readonly theirs: Profile;
}

/** The state of an editor, which its form and `EditorForm` share. */
export interface SectionEditor {
  readonly section: EditableSection;
  /** The version that the form was loaded from, which the next save replaces. */
  readonly base: Profile;
  readonly conflict: Conflict | undefined;
  /** Stays true after a successful save, because the form is about to close. */
  readonly isSaving: boolean;
  readonly isSaved: () => boolean;
  readonly keepMine: () => void;
  /** Makes the other version the base, which the form has to load. */
  readonly acceptTheirs: (theirs: Profile) => void;
  /** Closes the conflict without resolving it: the next save conflicts again. */
  readonly dismiss: () => void;
  /** The last event, for screen readers. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
  /** Discards the draft that the form was opened with; undefined if there was none. */
  readonly onDiscardDraft: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Attempts of one save, including those after changes of other sections. */
const MAX_ATTEMPTS = 5;

/** Saves a section from its editor and resolves conflicts with other windows (spec sections 5 and 8). */
export function useSectionEditor<Section extends EditableSection>(
  section: Section,
  { profile, draft, onDiscardDraft, onSaved, onClose }: SectionFormProps,
) {
  const texts = SECTION_MESSAGES[section];
  const { user } = useAuth();
  const task = useTask();
  const [saveSection] = useSaveSectionMutation();
  const loadNewerProfile = useLoadNewerProfile();
  const cacheProfile = useCacheProfile();
  const [base, setBase] = useState(profile);
  const [conflict, setConflict] = useState<{ readonly mine: Edit<Section>; readonly theirs: Profile }>();
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = useRef(false);
  const [announcement, announce] = useState('');

  /** Saves over a version. Returns the error if that failed. */
  const attempt = async (uid: string, edit: Edit<Section>, version: Profile, attempts = 1): Promise<unknown> => {
    const value = edit.toSection(version);
    try {
      const savedSection = await saveSection({
        uid,
        section,
        value,
        requestIds: task?.toRequestIds({ [section]: value }),
        revision: version.revision,
        storedRoles: version.preferredRoles,
      }).unwrap();
      await cacheProfile(mergeSavedSection(version, section, savedSection));
      return undefined;
    } catch (failure) {
      const newer = await loadNewerProfile(uid, failure);
      if (newer === null) {
        setBase(version);
        notify.error(getErrorMessage(failure, texts.failed), failure);
        return failure;
      }
      // Another window saved the same values, or this window did and the response was lost.
      if (isDeepEqual(edit.toSection(newer), newer[section])) return undefined;
      // Changes to other sections cannot conflict: only this one is saved.
      if (attempts < MAX_ATTEMPTS && isDeepEqual(version[section], newer[section]))
        return attempt(uid, edit, newer, attempts + 1);
      setConflict({ mine: edit, theirs: newer });
      return failure;
    }
  };

  const saveOver = async (version: Profile, edit: Edit<Section>): Promise<void> => {
    // The last announcement is outdated; repeating it later must be announced again.
    announce('');
    setConflict(undefined);
    if (user === null) {
      notify.error(texts.withoutUser);
      return;
    }
    setIsSaving(true);
    const failure = await attempt(user.uid, edit, version);
    if (failure !== undefined) {
      // Synchronously, so that the form can focus a field.
      flushSync(() => setIsSaving(false));
      edit.showErrors(failure);
      return;
    }
    isSaved.current = true;
    clearDraft(profile.userId, section);
    notify.success(texts.saved);
    onSaved();
  };

  return {
    section,
    base,
    conflict: conflict && {
      section,
      mine: { [section]: conflict.mine.toSection(conflict.theirs) },
      theirs: conflict.theirs,
    },
    isSaving,
    isSaved: () => isSaved.current,
    keepMine: () => {
      if (conflict !== undefined) void saveOver(conflict.theirs, conflict.mine);
    },
    acceptTheirs: (theirs: Profile) => {
      setBase(theirs);
      setConflict(undefined);
      announce('The saved version is loaded.');
    },
    dismiss: () => setConflict(undefined),
    announcement,
    announce,
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    onClose,
    save: (toSection: Edit<Section>['toSection'], showErrors: Edit['showErrors'] = () => undefined) =>
      void saveOver(base, { toSection, showErrors }),
  };
}
