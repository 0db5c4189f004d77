import type { PersonalInfo } from '@trackrecord/contracts';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { narrowForm } from './narrow-form';
import { CheckboxField, Field } from './field';

type NameValues = Pick<PersonalInfo, 'lastName' | 'hasOnlyOneName'>;

interface LastNameFieldProps<Values extends NameValues> {
  readonly form: UseFormReturn<Values>;
}

/** The last name, and a checkbox of people who have none. */
export function LastNameField<Values extends NameValues>(props: LastNameFieldProps<Values>) {
  const form = narrowForm<NameValues, Values>(props.form);
  const hasOnlyOneName = useWatch({ control: form.control, name: 'hasOnlyOneName' });
  return (
    <div>
      <Field
        form={form}
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        required={!hasOnlyOneName}
        disabled={hasOnlyOneName}
      />
      <div className="mt-2">
        <CheckboxField
          form={form}
          name="hasOnlyOneName"
          label="I have only one name"
          onCheck={() => form.setValue('lastName', '', { shouldDirty: true, shouldValidate: true })}
        />
      </div>
    </div>
  );
}
