import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error';

/** Shows at their fields what the server found wrong (`details`); `section` is the prefix of their paths. */
export function showServerDetails<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  section: string,
  names: readonly FieldPath<Values>[],
  failure: unknown,
): void {
  if (!isApiError(failure)) return;
  for (const { path, message } of failure.details) {
    const name = names.find((candidate) => path === candidate || path === `${section}.${candidate}`);
    if (name !== undefined) form.setError(name, { type: 'server', message }, { shouldFocus: true });
  }
}
