import { checkLastName, personalInfoEditorFields } from '@trackrecord/contracts/profile/personal-info';
import { PERSONAL_TEXTS } from '@trackrecord/contracts/profile/personal-texts';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../shared/forms/field';
import { LastNameField } from '../../../../shared/forms/last-name-field';
import { USER_EDIT_OPTIONS, LinkedInField } from '../../../../shared/forms/linkedin-field';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { showServerErrors } from '../../../../shared/forms/server-errors';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { restoreEditorFields } from '../frame/editor-draft';
import { EditorForm } from '../frame/editor-form';
import { useSectionEditor } from '../frame/use-section-editor';
import { FIELD_NAMES, toFormValues, toPersonalInfo } from './personal-info-values';
import type { PersonalInfoValues } from './personal-info-values';

// Every form field holds a value, so none is optional.
const formSchema = personalInfoEditorFields.omit({ headline: true }).required().check(checkLastName());

interface PersonalInfoFieldsProps {
  readonly form: UseFormReturn<PersonalInfoValues>;
}

function PersonalInfoFields({ form }: PersonalInfoFieldsProps) {
  return (
    <div className="tr-fields">
      <Field form={form} name="firstName" label="First name" autoComplete="given-name" required />
      <LastNameField form={form} />
      {/* Not `type="email"`, with which browsers rewrite international domains. */}
      <Field form={form} name="email" label="Email" inputMode="email" autoComplete="email" required />
      <Field form={form} name="phone" label={PERSONAL_TEXTS.phone.label} type="tel" autoComplete="tel" />
      <Field
        form={form}
        name="title"
        label="Title"
        autoComplete="organization-title"
        hint="Shown under your name, such as Backend Engineer."
      />
      <Field form={form} name="location" label={PERSONAL_TEXTS.location.label} hint="City and country are enough." />
      <LinkedInField
        form={form}
        name="linkedInUrl"
        onCanonicalUrl={(url) => form.setValue('linkedInUrl', url, USER_EDIT_OPTIONS)}
      />
      <Field
        form={form}
        name="portfolioUrl"
        label="Portfolio URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com"
      />
    </div>
  );
}

function PersonalInfoForm(props: SectionFormProps) {
  const editor = useSectionEditor('personalInfo', props);
  const savedValues = toFormValues(editor.base.personalInfo);
  const form = useForm<PersonalInfoValues>({
    resolver: schemaResolver(formSchema),
    defaultValues: restoreEditorFields(savedValues, props.draft),
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control, compute: (watched: PersonalInfoValues) => watched });
  const save = form.handleSubmit((submitted) =>
    editor.save(
      ({ personalInfo }) => toPersonalInfo(submitted, personalInfo),
      (failure) => showServerErrors(form, 'personalInfo', FIELD_NAMES, failure),
    ),
  );
  return (
    <EditorForm
      editor={editor}
      values={values}
      changeCount={FIELD_NAMES.filter((name) => values[name] !== savedValues[name]).length}
      saveLabel="Save Changes"
      onSave={() => void save()}
      onLoad={({ personalInfo }) => form.reset(toFormValues(personalInfo))}
    >
      <PersonalInfoFields form={form} />
    </EditorForm>
  );
}

/** Edits personal information. */
export default function PersonalInfoEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Personal Information" section="personalInfo" form={PersonalInfoForm} />;
}
