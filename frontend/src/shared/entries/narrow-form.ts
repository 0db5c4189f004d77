import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The same form as one that holds only the fields of `Part`, whatever else it holds, for a part of a form that many
 * forms have. Such a part may set its fields and hear of them, not reset the form or look at its other values.
 */
export const narrowForm = <Part extends FieldValues, Whole extends Part>(
  form: UseFormReturn<Whole>,
): UseFormReturn<Part> =>
  // react-hook-form takes the values both in and out, so for TypeScript no form stands for another one; and the names
  // of fields it computes from `Whole`, which is not known here.
  form as unknown as UseFormReturn<Part>;
