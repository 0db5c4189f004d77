import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error';

/**
 * Shows at their fields what the server found wrong (`details`), and goes to the first of them; `names` are in the
 * order of the form, `section` is the prefix of the paths.
 */
export function showServerDetails<Values extends FieldValues>(
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
  fieldErrors.forEach(({ name, message }, place) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 }),
  );
}
