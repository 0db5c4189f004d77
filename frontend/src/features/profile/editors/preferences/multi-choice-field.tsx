import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { ChoiceChips } from '../../../../shared/forms/choice-chips';

interface MultiChoiceFieldProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
  readonly name: 'workModes' | 'preferredIndustries';
  readonly label: string;
  readonly options: readonly string[];
  readonly stored: readonly string[] | undefined;
  readonly required?: boolean;
}

/** A form field that allows several options to be selected. */
export function MultiChoiceField({ form, name, label, options, stored, required = false }: MultiChoiceFieldProps) {
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
        stored={stored ?? []}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
    </section>
  );
}
