import type { EditedPreferences } from '@trackrecord/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../../shared/api/api-error';

/** The field that shows what the server found wrong at a path, in the order of the form. */
const FIELDS = [
  ['workModes', /^preferences\.workModes\b/],
  ['city', /^preferences\.locations\b/],
  ['language', /^preferences\.languages\b/],
  ['salaryMin', /^preferences\.salary\.minimum$/],
  ['salaryMax', /^preferences\.salary\.maximum$/],
  ['currency', /^preferences\.salary\.currency$/],
] as const;

/** Shows at their fields what the server found wrong with the preferences, and goes to the first of them. */
export function showPreferenceFaults(form: UseFormReturn<EditedPreferences>, failure: unknown): void {
  if (!isApiError(failure)) return;
  const wrong = FIELDS.flatMap(([name, path]) => {
    const detail = failure.details.find((known) => path.test(known.path));
    return detail === undefined ? [] : [{ name, message: detail.message }];
  });
  wrong.forEach(({ name, message }, place) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: place === 0 }),
  );
}
