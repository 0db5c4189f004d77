import type { EditedPreferences, Preferences, Salary } from '@trackrecord/contracts';
import { parseTypedAmount, formatAmountField } from '@trackrecord/contracts/amount';
import { hasPendingLocation } from '@trackrecord/contracts/profile/editor-forms';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';

export const EMPTY_LOCATION = { city: '', country: '', hasVisa: false, visaType: '', visaExpiryDate: '' } as const;
export const EMPTY_LANGUAGE = { language: '', proficiency: 'Beginner' } as const;

export const toFormValues = (stored: Preferences | undefined): EditedPreferences => ({
  workModes: stored?.workModes ?? [],
  preferredIndustries: stored?.preferredIndustries ?? [],
  locations: stored?.locations ?? [],
  ...EMPTY_LOCATION,
  languages: stored?.languages ?? [],
  ...EMPTY_LANGUAGE,
  salaryMin: formatAmountField(stored?.salary?.minimum),
  salaryMax: formatAmountField(stored?.salary?.maximum),
  currency: stored?.salary?.currency ?? 'USD',
  period: stored?.salary?.period ?? 'YEAR',
});

/** Returns the locations, including the one entered in the form. */
export function getLocations(values: EditedPreferences): Preferences['locations'] {
  if (!hasPendingLocation(values)) return values.locations;
  const { city, country, hasVisa, visaType, visaExpiryDate } = values;
  const visa = hasVisa && {
    ...(visaType.trim() !== '' && { visaType: visaType.trim() }),
    ...(visaExpiryDate !== '' && { visaExpiryDate }),
  };
  return [...values.locations, { city: city.trim(), country: country.trim(), hasVisa, ...visa }];
}

/** Returns the languages, including the one entered in the form. */
export const getLanguages = ({ languages, language, proficiency }: EditedPreferences): Preferences['languages'] =>
  language.trim() === '' ? languages : [...languages, { language: language.trim(), proficiency }];

/** Builds the salary. Keeps a stored amount without bounds, which the form does not show. */
function toSalary(values: EditedPreferences, stored: Salary | undefined): Salary | undefined {
  const [minimum, maximum] = [parseTypedAmount(values.salaryMin), parseTypedAmount(values.salaryMax)];
  if (stored === undefined && minimum === undefined && maximum === undefined) return undefined;
  return { amount: stored?.amount ?? undefined, minimum, maximum, currency: values.currency, period: values.period };
}

/** Builds the preferences to save. Keeps the stored fields that the form does not show. */
export const toPreferences = (values: EditedPreferences, stored: Preferences | undefined): Preferences => ({
  jobTypes: stored?.jobTypes ?? [],
  workModes: values.workModes,
  preferredIndustries: values.preferredIndustries,
  locations: getLocations(values),
  languages: getLanguages(values),
  salary: toSalary(values, stored?.salary),
});

/** Counts the parts of the preferences that saving would change. */
export function countChangedParts(values: EditedPreferences, stored: Preferences | undefined): number {
  const [after, before] = [toPreferences(values, stored), toPreferences(toFormValues(stored), stored)];
  const isChanged = (part: keyof Preferences): boolean => !isDeepEqual(after[part], before[part]);
  return (['workModes', 'preferredIndustries', 'locations', 'languages', 'salary'] as const).filter(isChanged).length;
}
