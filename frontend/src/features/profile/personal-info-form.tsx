import { editedPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { SECTION_MESSAGES } from '@trackrecord/contracts/messages';
import type { Profile } from '@trackrecord/contracts';
import { useForm } from 'react-hook-form';
import { FieldsToSave } from '../../shared/forms/fields-to-save';
import { schemaResolver } from '../../shared/forms/schema-resolver';
import { showServerDetails } from '../../shared/forms/server-details';
import { UnsavedWarning } from '../../shared/forms/unsaved-warning';
import { useUnsavedGuard } from '../../shared/forms/use-unsaved-guard';
import { useSaveOver } from '../../shared/profile/use-save-over';
import type { Outcome } from '../../shared/profile/use-save-over';
import { notify } from '../../shared/toast/notify';
import { ConflictNote } from '../../shared/ui/conflict-note';
import { useDialogHold } from '../../shared/ui/dialog-hold';
import { WorkingMark } from '../../shared/ui/waiting';
import { PersonalInfoFields } from './personal-info-fields';
import { FIELD_NAMES, personalInfoOf, valuesOf } from './personal-info-values';
import type { PersonalInfoValues } from './personal-info-values';
import { useSaveSectionMutation } from './section-api';

// Every field of the form holds a text, so none is absent.
const asked = editedPersonalInfo.omit({ headline: true }).required();

const TEXTS = SECTION_MESSAGES.personalInfo;

interface PersonalInfoFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The body and foot of the personal-information dialog. It edits the revision it was opened on. */
export function PersonalInfoForm({ profile, onSaved, onClose }: PersonalInfoFormProps) {
  const form = useForm<PersonalInfoValues>({
    resolver: schemaResolver(asked),
    defaultValues: valuesOf(profile.personalInfo),
    mode: 'onTouched',
  });
  const [send] = useSaveSectionMutation();
  const { saving, theirs, takeTheirs, keepMine, save } = useSaveOver(
    profile,
    TEXTS,
    (uid, values: PersonalInfoValues, { revision, personalInfo }) =>
      send({ uid, section: 'personalInfo', value: personalInfoOf(values, personalInfo), revision }).unwrap(),
  );
  const { isDirty } = form.formState;
  const { question, release } = useUnsavedGuard(isDirty);
  useDialogHold(saving);

  const finish = async (attempt: Promise<Outcome>): Promise<void> => {
    const outcome = await attempt;
    if (!outcome.saved) {
      showServerDetails(form, 'personalInfo', FIELD_NAMES, outcome.failure);
      return;
    }
    release();
    notify.success(TEXTS.saved);
    onSaved();
  };

  const loadTheirs = (): void => {
    form.setFocus(FIELD_NAMES[0]);
    form.reset(valuesOf(theirs?.personalInfo));
    takeTheirs();
  };

  return (
    <form
      className="tr-dialog-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => finish(save(values)))(event)}
    >
      <div className="modal-body tr-stack">
        {theirs !== undefined && (
          <ConflictNote
            onTakeTheirs={loadTheirs}
            onKeepMine={() => void form.handleSubmit((values) => finish(keepMine(values)))()}
          />
        )}
        <FieldsToSave saving={saving}>
          <PersonalInfoFields form={form} />
        </FieldsToSave>
      </div>
      <div className="modal-footer">
        <span className="tr-small tr-muted me-auto d-none d-sm-inline">{isDirty ? 'Not saved yet' : ''}</span>
        <button type="button" className="btn btn-plain" disabled={saving} onClick={onClose}>
          Close
        </button>
        <button type="submit" className="btn btn-primary" disabled={saving}>
          {saving && <WorkingMark />}
          {saving ? 'Saving...' : 'Save Changes'}
        </button>
      </div>
      <UnsavedWarning question={question} />
    </form>
  );
}
