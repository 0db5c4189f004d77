import type { SkillsByCategory } from '@trackrecord/contracts';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** The skills of an entry that is being typed. */
export interface EntrySkills {
  readonly current: SkillsByCategory;
  /** Changes what is there by then. */
  readonly update: (change: (skills: SkillsByCategory) => SkillsByCategory) => void;
}

/** The skills of an entry, as a field of its form. */
export function useEntrySkills<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPathByValue<Values, SkillsByCategory>,
): EntrySkills {
  const { field } = useController({ control: form.control, name });
  return { current: field.value, update: (change) => field.onChange(change(form.getValues(name))) };
}
