import type { SkillsByCategory } from '@trackrecord/contracts';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** The skills of an entry in its form. */
export interface EntrySkills {
  readonly currentSkills: SkillsByCategory;
  /** Updates the latest skills. */
  readonly update: (change: (skills: SkillsByCategory) => SkillsByCategory) => void;
}

/** Binds the skills of an entry to a form field. */
export function useEntrySkills<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPathByValue<Values, SkillsByCategory>,
): EntrySkills {
  const { field } = useController({ control: form.control, name });
  return { currentSkills: field.value, update: (change) => field.onChange(change(form.getValues(name))) };
}
