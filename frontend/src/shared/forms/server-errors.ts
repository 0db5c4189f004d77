import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error';

/**
 * Shows the server's validation errors (`details`) at their fields and focuses the first one. `names` are in the order
 * of the form; `section` is the prefix of the paths.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  section: string,
  names: readonly FieldPath<Values>[],
  failure: unknown,
): void {
  if (!isApiError(failure)) return;
  const fieldErrors = names.flatMap((name) => {
    const detail = failure.details.find(({ path }) => path === name || path === `${section}.${name}`);
    return detail === undefined ? [] : [{ name, message: detail.message }];
  });
  fieldErrors.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
