import type { Profile } from '@trackrecord/contracts';
import { editedPersonalInfo } from '@trackrecord/contracts/profile/personal-info';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { showServerDetails } from '../../../../shared/forms/server-details';
import { EditorDialog } from '../frame/editor-dialog';
import { EditorForm } from '../frame/editor-form';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { restoreFields } from '../frame/restore-fields';
import { useSectionEditor } from '../frame/use-section-editor';
import { PersonalInfoFields } from './personal-info-fields';
import { FIELD_NAMES, personalInfoOf, valuesOf } from './personal-info-values';
import type { PersonalInfoValues } from './personal-info-values';

// Every field of the form holds a text, so none is absent.
const asked = editedPersonalInfo.omit({ headline: true }).required();

function PersonalInfoForm({ profile, draft, onDiscardDraft, onSaved, onClose }: EditorFormProps) {
  const [before, setBefore] = useState(() => valuesOf(profile.personalInfo));
  const form = useForm<PersonalInfoValues>({
    resolver: schemaResolver(asked),
    defaultValues: restoreFields(before, draft),
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control, compute: (values: PersonalInfoValues) => values });
  const { editor, save } = useSectionEditor({
    profile,
    section: 'personalInfo',
    typed,
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    sectionOf: (values: PersonalInfoValues, base: Profile) => personalInfoOf(values, base.personalInfo),
    changes: FIELD_NAMES.filter((name) => typed[name] !== before[name]).length,
    load: ({ personalInfo }) => {
      setBefore(valuesOf(personalInfo));
      form.reset(valuesOf(personalInfo));
    },
    showFaults: (failure) => showServerDetails(form, 'personalInfo', FIELD_NAMES, failure),
    onSaved,
  });
  return (
    <EditorForm
      editor={editor}
      saveLabel="Save Changes"
      onSave={() => void form.handleSubmit((values) => save(values))()}
      onClose={onClose}
    >
      <PersonalInfoFields form={form} />
    </EditorForm>
  );
}

/** Edits personal information. */
export default function PersonalInfoEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Personal Information" section="personalInfo" form={PersonalInfoForm} />;
}
