import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../../shared/forms/field';
import { AS_TYPED, LinkedInField } from '../../../../shared/forms/linkedin-field';
import type { PersonalInfoValues } from './personal-info-values';

interface PersonalInfoFieldsProps {
  readonly form: UseFormReturn<PersonalInfoValues>;
}

/** The fields of the personal-information dialog. */
export function PersonalInfoFields({ form }: PersonalInfoFieldsProps) {
  return (
    <div className="tr-fields">
      <Field form={form} name="firstName" label="First name" autoComplete="given-name" required />
      <Field form={form} name="lastName" label="Last name" autoComplete="family-name" required />
      <Field form={form} name="email" label="Email" type="email" autoComplete="email" required />
      <Field form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Field
        form={form}
        name="title"
        label="Title"
        autoComplete="organization-title"
        hint="Shown under your name, such as Backend Engineer."
      />
      <Field form={form} name="location" label="Location" hint="City and country are enough." />
      <LinkedInField
        form={form}
        name="linkedInUrl"
        onCanonical={(address) => form.setValue('linkedInUrl', address, AS_TYPED)}
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
