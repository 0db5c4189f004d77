import type { EditedPreferences } from '@trackrecord/contracts';
import { LANGUAGE_PROFICIENCIES } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../../shared/forms/field';
import { SelectField } from '../../../../shared/forms/select-field';
import { Icon } from '../../../../shared/ui/icon';
import { RemovableChips } from '../../../../shared/ui/removable-chips';
import { addOnEnter } from './add-on-enter';
import { languagesOf, NO_LANGUAGE } from './preferences-values';

interface LanguagesFieldProps {
  readonly form: UseFormReturn<EditedPreferences>;
}

/** The languages the person speaks and how well, and the fields that add one. */
export function LanguagesField({ form }: LanguagesFieldProps) {
  const id = useId();
  const languages = useWatch({ control: form.control, name: 'languages' });

  const add = async (): Promise<void> => {
    const values = form.getValues();
    const isEmpty = values.language.trim() === '';
    if (isEmpty) form.setError('language', { type: 'required', message: VALIDATION.languageRequired });
    if (!isEmpty && (await form.trigger('language'))) {
      form.setValue('languages', languagesOf(values));
      form.setValue('language', NO_LANGUAGE.language);
      form.setValue('proficiency', NO_LANGUAGE.proficiency);
    }
    form.setFocus('language');
  };

  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        Languages
      </h3>
      <RemovableChips
        label="Your languages"
        chips={languages.map(({ language, proficiency }) => ({ key: language, text: language, aside: proficiency }))}
        onRemove={(key) =>
          form.setValue(
            'languages',
            languages.filter(({ language }) => language !== key),
          )
        }
      />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of Enter in its fields */}
      <div className="tr-fields" onKeyDown={addOnEnter(() => void add())}>
        <Field form={form} name="language" label="Language" autoComplete="off" placeholder="Malayalam" />
        <SelectField form={form} name="proficiency" label="Proficiency" options={LANGUAGE_PROFICIENCIES} />
        <div className="tr-field-all">
          <button type="button" className="btn btn-plain" onClick={() => void add()}>
            <Icon name="plus-lg" />
            Add language
          </button>
        </div>
      </div>
    </section>
  );
}
