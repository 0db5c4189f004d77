import type { EditedPreferences, Profile } from '@trackrecord/contracts';
import { EDITOR_WORK_MODES, INDUSTRIES } from '@trackrecord/contracts/constants';
import { editedPreferences } from '@trackrecord/contracts/profile/editor-forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { useInvalidFocus } from '../../../../shared/forms/use-invalid-focus';
import { EditorDialog } from '../frame/editor-dialog';
import { EditorForm } from '../frame/editor-form';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { restoreFields } from '../frame/restore-fields';
import { useSectionEditor } from '../frame/use-section-editor';
import { LanguagesField } from './languages-field';
import { PickField } from './pick-field';
import { PlacesField } from './places-field';
import { showPreferenceFaults } from './preference-faults';
import { countChangedParts, preferencesOf, valuesOf } from './preferences-values';
import { SalaryFields } from './salary-fields';

function PreferencesForm({ profile, draft, onDiscardDraft, onSaved, onClose }: EditorFormProps) {
  const [before, setBefore] = useState(profile.preferences);
  const form = useForm<EditedPreferences>({
    resolver: schemaResolver(editedPreferences),
    defaultValues: restoreFields(valuesOf(before), draft),
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, compute: (values: EditedPreferences) => values });
  const { form: fields, refuse } = useInvalidFocus<HTMLDivElement>();
  const { editor, save } = useSectionEditor({
    profile,
    section: 'preferences',
    typed,
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    sectionOf: (values: EditedPreferences, base: Profile) => preferencesOf(values, base.preferences),
    changes: countChangedParts(typed, before),
    load: ({ preferences }) => {
      setBefore(preferences);
      form.reset(valuesOf(preferences));
    },
    showFaults: (failure) => {
      if (showPreferenceFaults(form, failure)) refuse();
    },
    onSaved,
  });

  const saveAll = async (): Promise<void> => {
    let afterwards = (): void => undefined;
    const check = form.handleSubmit(save, () => {
      afterwards = refuse;
    });
    await check();
    // Only now: when the form says that it refuses, its fields still show what was wrong with them before.
    afterwards();
  };

  return (
    <EditorForm editor={editor} saveLabel="Save Changes" onSave={() => void saveAll()} onClose={onClose}>
      <div ref={fields} className="tr-stack tr-roomy">
        <PickField
          form={form}
          name="workModes"
          label="Work modes"
          options={EDITOR_WORK_MODES}
          stored={before?.workModes}
          required
        />
        <PlacesField form={form} />
        <PickField
          form={form}
          name="preferredIndustries"
          label="Preferred industries"
          options={INDUSTRIES}
          stored={before?.preferredIndustries}
        />
        <LanguagesField form={form} />
        <SalaryFields form={form} />
      </div>
    </EditorForm>
  );
}

/** Edits the work preferences. */
export default function PreferencesEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Work Preferences" section="preferences" form={PreferencesForm} />;
}
