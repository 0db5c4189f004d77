import type { EditableSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { SECTION_MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { useTask } from '../../../../shared/api/task';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';
import { useUnsavedGuard } from '../../../../shared/forms/use-unsaved-guard';
import type { DiscardPrompt } from '../../../../shared/forms/use-unsaved-guard';
import { useCacheProfile } from '../../../../shared/profile/profile-api';
import { useConflictAwareSave } from '../../../../shared/profile/use-conflict-aware-save';
import type { SaveResult } from '../../../../shared/profile/use-conflict-aware-save';
import { notify } from '../../../../shared/toast/notify';
import { useDialogCloseLock } from '../../../../shared/ui/dialog';
import { useDraftPersistence } from './editor-draft';
import { mergeSavedSection, useSaveSectionMutation } from './section-api';

/** The form of an editor, as seen by the code that saves its section. */
interface SectionForm<Section extends EditableSection, Values> {
  readonly profile: Profile;
  readonly section: Section;
  /** The values to store as the draft. */
  readonly draftValues: unknown;
  /** Discards the draft the form was opened with; undefined if there was none. */
  readonly onDiscardDraft: (() => void) | undefined;
  /** Builds the section to save. Fields that the form does not show are taken from `base`. */
  readonly toSection: (values: Values, base: Profile) => ProfileSections[Section];
  /** The number of unsaved changes. */
  readonly changeCount: number;
  /** Loads another version into the form. */
  readonly load: (profile: Profile) => void;
  /** Shows the validation errors of a failed save at their fields. */
  readonly showServerErrors?: (failure: unknown, values: Values) => void;
  readonly onSaved: () => void;
}

/** Two versions of one section, of which the user keeps one. */
export interface Conflict {
  readonly section: EditableSection;
  readonly mine: ProfileSections;
  readonly theirs: Profile;
}

/** The state of an editor that `EditorForm` shows. */
export interface SectionEditor {
  readonly isSaving: boolean;
  readonly changeCount: number;
  readonly conflict: Conflict | undefined;
  /** The last event, for screen readers. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
  readonly keepMine: () => void;
  readonly acceptRemote: () => void;
  readonly dismiss: () => void;
  /** Asks before unsaved changes are lost. */
  readonly discardPrompt: DiscardPrompt;
  readonly onDiscardDraft: (() => void) | undefined;
}

interface SectionEditorResult<Values> {
  readonly editor: SectionEditor;
  readonly save: (values: Values) => void;
}

/** Saves a section from its editor and resolves conflicts with other windows (spec sections 5 and 8). */
export function useSectionEditor<Section extends EditableSection, Values>(
  form: SectionForm<Section, Values>,
): SectionEditorResult<Values> {
  const { profile, section, draftValues, toSection, changeCount, load, showServerErrors, onSaved } = form;
  const texts = SECTION_MESSAGES[section];
  const [saveSection] = useSaveSectionMutation();
  const task = useTask();
  const cacheProfile = useCacheProfile();
  const [attemptedValues, setAttemptedValues] = useState<Values>();
  const [announcement, announce] = useState('');
  const conflictAwareSave = useConflictAwareSave(
    profile,
    texts,
    async (uid, values: Values, base) => {
      const value = toSection(values, base);
      const savedSection = await saveSection({
        uid,
        section,
        value,
        requestIds: task?.toRequestIds({ [section]: value }),
        revision: base.revision,
        storedRoles: base.preferredRoles,
      }).unwrap();
      await cacheProfile(mergeSavedSection(base, section, savedSection));
    },
    {
      // Another window saved the same values, or this window did and the response was lost.
      isAlreadySaved: (values, theirs) => isDeepEqual(toSection(values, theirs), theirs[section]),
      // Changes to other sections cannot conflict: only this one is saved.
      canAutoMerge: (_values, base, theirs) => isDeepEqual(base[section], theirs[section]),
    },
  );
  const isDirty = changeCount > 0;
  const { discardPrompt, release } = useUnsavedGuard(isDirty);
  useDialogCloseLock(conflictAwareSave.isSaving);
  const draft = useDraftPersistence({ base: conflictAwareSave.base, section, values: draftValues, isDirty });

  const finish = async (values: Values, attempt: Promise<SaveResult>): Promise<void> => {
    setAttemptedValues(() => values);
    // The last announcement is outdated; repeating it later must be announced again.
    announce('');
    const result = await attempt;
    if (result.isSaved) {
      release();
      draft.clear();
      notify.success(texts.saved);
      onSaved();
    } else if (result.failure !== undefined) showServerErrors?.(result.failure, values);
  };

  const { theirs } = conflictAwareSave;
  const conflict =
    theirs === undefined || attemptedValues === undefined
      ? undefined
      : { section, mine: { [section]: toSection(attemptedValues, theirs) }, theirs };

  return {
    editor: {
      isSaving: conflictAwareSave.isSaving,
      changeCount,
      conflict,
      announcement,
      announce,
      keepMine: () => {
        if (attemptedValues !== undefined) void finish(attemptedValues, conflictAwareSave.keepMine(attemptedValues));
      },
      acceptRemote: () => {
        if (theirs === undefined) return;
        load(theirs);
        conflictAwareSave.acceptRemote();
        announce('The saved version is loaded.');
      },
      dismiss: conflictAwareSave.dismiss,
      discardPrompt: {
        ...discardPrompt,
        discard: () => {
          draft.clear();
          discardPrompt.discard();
        },
      },
      onDiscardDraft: form.onDiscardDraft,
    },
    save: (values) => void finish(values, conflictAwareSave.save(values)),
  };
}
