import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { EDITOR_WORK_MODES, INDUSTRIES } from '@trackrecord/contracts/constants';
import { preferencesEditorForm } from '@trackrecord/contracts/forms/editor-forms';
import { useId } from 'react';
import { useController, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { isApiError } from '../../../../shared/api/api-error';
import { ChoiceChips } from '../../../../shared/forms/choice-chips';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { useFocusFirstInvalid } from '../../../../shared/forms/use-focus-first-invalid';
import { EditorDialog, type EditorProps, type SectionFormProps } from '../frame/editor-dialog';
import { restoreEditorFields } from '../frame/editor-draft';
import { EditorForm } from '../frame/editor-form';
import { useSectionEditor } from '../frame/use-section-editor';
import { LanguagesField } from './languages-field';
import { LocationsField } from './locations-field';
import { countChangedParts, toFormValues, toPreferences } from './preferences-values';
import { SalaryFields } from './salary-fields';

/** The form field that shows the server errors of a path. */
const ERROR_FIELDS = [
  ['workModes', /^preferences\.workModes\b/],
  ['city', /^preferences\.locations\b/],
  ['language', /^preferences\.languages\b/],
  ['salaryMin', /^preferences\.salary\.minimum$/],
  ['salaryMax', /^preferences\.salary\.maximum$/],
  ['currency', /^preferences\.salary\.currency$/],
] as const;

/** Shows server validation errors at their fields. Returns true if any field has an error. */
function showServerErrors(form: UseFormReturn<PreferencesEditorValues>, failure: unknown): boolean {
  if (!isApiError(failure)) return false;
  const errors = ERROR_FIELDS.flatMap(([name, path]) => {
    const detail = failure.details.find((candidate) => path.test(candidate.path));
    return detail === undefined ? [] : [{ name, message: detail.message }];
  });
  for (const { name, message } of errors) form.setError(name, { type: 'server', message });
  return errors.length > 0;
}

function PreferencesForm(props: SectionFormProps) {
  const editor = useSectionEditor('preferences', props);
  const savedPreferences = editor.base.preferences;
  const form = useForm<PreferencesEditorValues>({
    resolver: schemaResolver(preferencesEditorForm),
    defaultValues: restoreEditorFields(toFormValues(savedPreferences), props.draft),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (watched: PreferencesEditorValues) => watched });
  const { form: fields, focusFirstInvalid } = useFocusFirstInvalid<HTMLDivElement>();

  const save = async (): Promise<void> => {
    let moveFocus = (): void => undefined;
    const submit = form.handleSubmit(
      (submitted) =>
        editor.save(
          ({ preferences }) => toPreferences(submitted, preferences),
          (failure) => {
            if (showServerErrors(form, failure)) focusFirstInvalid();
          },
        ),
      () => {
        moveFocus = focusFirstInvalid;
      },
    );
    await submit();
    // Not in the callback above: there the fields still show their previous errors.
    moveFocus();
  };

  return (
    <EditorForm
      editor={editor}
      values={values}
      changeCount={countChangedParts(values, savedPreferences)}
      saveLabel="Save Changes"
      onSave={() => void save()}
      onLoad={({ preferences }) => form.reset(toFormValues(preferences))}
    >
      <div ref={fields} className="tr-stack tr-gap-lg">
        <MultiChoiceField
          form={form}
          name="workModes"
          label="Work modes"
          options={EDITOR_WORK_MODES}
          storedOptions={savedPreferences?.workModes}
          required
        />
        <LocationsField form={form} />
        <MultiChoiceField
          form={form}
          name="preferredIndustries"
          label="Preferred industries"
          options={INDUSTRIES}
          storedOptions={savedPreferences?.preferredIndustries}
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

interface MultiChoiceFieldProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
  readonly name: 'workModes' | 'preferredIndustries';
  readonly label: string;
  readonly options: readonly string[];
  readonly storedOptions: readonly string[] | undefined;
  readonly required?: boolean;
}

/** A form field that allows several options to be selected. */
function MultiChoiceField({ form, name, label, options, storedOptions, required = false }: MultiChoiceFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </h3>
      <ChoiceChips
        labelledBy={id}
        options={options}
        selected={field.value}
        stored={storedOptions ?? []}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </section>
  );
}
