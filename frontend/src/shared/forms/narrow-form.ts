import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Returns the same form, typed with only the fields of `Part`, for field groups that several forms share. Such a group
 * may set and watch its own fields; it must not reset the form or read other values.
 */
export const narrowForm = <Part extends FieldValues, Whole extends Part>(
  form: UseFormReturn<Whole>,
): UseFormReturn<Part> =>
  // UseFormReturn is invariant in its values, and field names of the generic `Whole` cannot be computed here.
  form as unknown as UseFormReturn<Part>;
