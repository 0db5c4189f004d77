import { editedPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { MESSAGES } from '@trackrecord/contracts/messages';
import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../shared/forms/schema-resolver';
import { showServerDetails } from '../../shared/forms/server-details';
import { UnsavedWarning, useUnsavedGuard } from '../../shared/forms/unsaved-warning';
import { notify } from '../../shared/toast/notify';
import { ConflictNote } from '../../shared/ui/conflict-note';
import { WorkingMark } from '../../shared/ui/waiting';
import { PersonalInfoFields } from './personal-info-fields';
import { FIELD_NAMES, valuesOf } from './personal-info-values';
import type { PersonalInfoValues } from './personal-info-values';
import { loadedFrom, usePersonalInfoSave } from './use-personal-info-save';
import type { Loaded } from './use-personal-info-save';

// Every field of the form holds a text, so none is absent.
const asked = editedPersonalInfo.omit({ headline: true }).required();

interface PersonalInfoFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The body and foot of the personal-information dialog. It edits the revision it was opened on. */
export function PersonalInfoForm({ profile, onSaved, onClose }: PersonalInfoFormProps) {
  const [loaded, setLoaded] = useState(() => loadedFrom(profile));
  const form = useForm<PersonalInfoValues>({
    resolver: schemaResolver(asked),
    defaultValues: valuesOf(loaded.info),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const { saving, theirs, settle, save } = usePersonalInfoSave();
  const { blocker, release } = useUnsavedGuard(isDirty);

  const saveOver = async (values: PersonalInfoValues, base: Loaded): Promise<void> => {
    const outcome = await save(values, base);
    if (!outcome.saved) {
      showServerDetails(form, 'personalInfo', FIELD_NAMES, outcome.failure);
      return;
    }
    release();
    notify.success(MESSAGES.personalInfoSaved);
    onSaved();
  };

  const takeTheirs = (): void => {
    if (theirs === undefined) return;
    setLoaded(theirs);
    form.reset(valuesOf(theirs.info));
    settle();
  };

  const keepMine = (): void => {
    if (theirs === undefined) return;
    setLoaded(theirs);
    settle();
    void form.handleSubmit((values) => saveOver(values, theirs))();
  };

  return (
    <form
      className="tr-dialog-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => saveOver(values, loaded))(event)}
    >
      <div className="modal-body tr-stack">
        {theirs !== undefined && <ConflictNote working={saving} onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
        <PersonalInfoFields form={form} />
      </div>
      <div className="modal-footer">
        <span className="tr-small tr-muted me-auto d-none d-sm-inline">{isDirty ? 'Not saved yet' : ''}</span>
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Close
        </button>
        <button type="submit" className="btn btn-primary" disabled={saving}>
          {saving && <WorkingMark />}
          {saving ? 'Saving...' : 'Save Changes'}
        </button>
      </div>
      <UnsavedWarning blocker={blocker} />
    </form>
  );
}
