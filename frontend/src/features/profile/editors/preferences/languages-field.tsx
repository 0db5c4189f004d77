import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { LANGUAGE_PROFICIENCIES } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Field, SelectField } from '../../../../shared/forms/field';
import { ListField } from './list-field';
import { EMPTY_LANGUAGE, getLanguages } from './preferences-values';
import { useAddError } from './use-add-error';

interface LanguagesFieldProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
}

/** The languages with their proficiency, and the fields that add one. */
export function LanguagesField({ form }: LanguagesFieldProps) {
  const [languages, language] = useWatch({ control: form.control, name: ['languages', 'language'] });
  const isComplete = language.trim() !== '';
  const addError = useAddError(form, 'language', isComplete, VALIDATION.languageRequired);

  const add = async (): Promise<void> => {
    const values = form.getValues();
    const isEmpty = values.language.trim() === '';
    if (isEmpty) addError.show();
    if (!isEmpty && (await form.trigger('language'))) {
      addError.clear();
      form.setValue('languages', getLanguages(values));
      form.setValue('language', EMPTY_LANGUAGE.language);
      form.setValue('proficiency', EMPTY_LANGUAGE.proficiency);
    }
    form.setFocus('language');
  };

  return (
    <ListField
      title="Languages"
      label="Your languages"
      items={languages}
      toChip={(item) => ({ text: item.language, aside: item.proficiency })}
      onChange={(remaining) => form.setValue('languages', remaining)}
      emptyText="No languages added yet."
      addText="Add language"
      onAdd={() => void add()}
    >
      <Field form={form} name="language" label="Language" autoComplete="off" placeholder="Malayalam" />
      <SelectField form={form} name="proficiency" label="Proficiency" options={LANGUAGE_PROFICIENCIES} />
    </ListField>
  );
}
