import type { EditedPreferences } from '@trackrecord/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../../shared/api/api-error';

/** The field that shows what the server found wrong at a path. */
const FIELDS = [
  ['workModes', /^preferences\.workModes\b/],
  ['city', /^preferences\.locations\b/],
  ['language', /^preferences\.languages\b/],
  ['salaryMin', /^preferences\.salary\.minimum$/],
  ['salaryMax', /^preferences\.salary\.maximum$/],
  ['currency', /^preferences\.salary\.currency$/],
] as const;

/** Shows at their fields what the server found wrong with the preferences; tells whether there was anything to show. */
export function showPreferenceFaults(form: UseFormReturn<EditedPreferences>, failure: unknown): boolean {
  if (!isApiError(failure)) return false;
  const wrong = FIELDS.flatMap(([name, path]) => {
    const detail = failure.details.find((known) => path.test(known.path));
    return detail === undefined ? [] : [{ name, message: detail.message }];
  });
  for (const { name, message } of wrong) form.setError(name, { type: 'server', message });
  return wrong.length > 0;
}
