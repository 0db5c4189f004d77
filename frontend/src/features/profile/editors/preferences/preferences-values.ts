import type { EditedPreferences, Preferences, Salary } from '@trackrecord/contracts';
import { amountOf, amountText } from '@trackrecord/contracts/amount';
import { isPlaceTyped } from '@trackrecord/contracts/profile/editor-forms';
import { sameValues } from '../../../../shared/forms/same-values';

export const NO_PLACE = { city: '', country: '', hasVisa: false, visaType: '', visaExpiryDate: '' } as const;
export const NO_LANGUAGE = { language: '', proficiency: 'Beginner' } as const;

/** The form's values for stored preferences. */
export const valuesOf = (stored: Preferences | undefined): EditedPreferences => ({
  workModes: stored?.workModes ?? [],
  preferredIndustries: stored?.preferredIndustries ?? [],
  locations: stored?.locations ?? [],
  ...NO_PLACE,
  languages: stored?.languages ?? [],
  ...NO_LANGUAGE,
  salaryMin: amountText(stored?.salary?.minimum),
  salaryMax: amountText(stored?.salary?.maximum),
  currency: stored?.salary?.currency ?? 'USD',
  period: stored?.salary?.period ?? 'YEAR',
});

/** The places with the one that is typed. */
export function placesOf(values: EditedPreferences): Preferences['locations'] {
  if (!isPlaceTyped(values)) return values.locations;
  const { city, country, hasVisa, visaType, visaExpiryDate } = values;
  const visa = hasVisa && {
    ...(visaType.trim() !== '' && { visaType: visaType.trim() }),
    ...(visaExpiryDate !== '' && { visaExpiryDate }),
  };
  return [...values.locations, { city: city.trim(), country: country.trim(), hasVisa, ...visa }];
}

/** The languages with the one that is typed. */
export const languagesOf = ({ languages, language, proficiency }: EditedPreferences): Preferences['languages'] =>
  language.trim() === '' ? languages : [...languages, { language: language.trim(), proficiency }];

/** The salary as typed; an amount without bounds, which the form does not ask for, stays as it was stored. */
function salaryOf(values: EditedPreferences, stored: Salary | undefined): Salary | undefined {
  const [minimum, maximum] = [amountOf(values.salaryMin), amountOf(values.salaryMax)];
  if (stored === undefined && minimum === undefined && maximum === undefined) return undefined;
  return { amount: stored?.amount ?? undefined, minimum, maximum, currency: values.currency, period: values.period };
}

/** The preferences as they are saved; what the form does not ask for stays as it was stored. */
export const preferencesOf = (values: EditedPreferences, stored: Preferences | undefined): Preferences => ({
  jobTypes: stored?.jobTypes ?? [],
  workModes: values.workModes,
  preferredIndustries: values.preferredIndustries,
  locations: placesOf(values),
  languages: languagesOf(values),
  salary: salaryOf(values, stored?.salary),
});

/** How many of its parts would be saved otherwise than they are. */
export function countChangedParts(values: EditedPreferences, stored: Preferences | undefined): number {
  const [now, before] = [preferencesOf(values, stored), preferencesOf(valuesOf(stored), stored)];
  const isChanged = (part: keyof Preferences): boolean => !sameValues(now[part], before[part]);
  return (['workModes', 'preferredIndustries', 'locations', 'languages', 'salary'] as const).filter(isChanged).length;
}
