import type { PreferencesEditorValues, Preferences, Salary } from '@trackrecord/contracts';
import { parseTypedAmount } from '@trackrecord/contracts/money/typed-amount';
import { formatAmountField } from '@trackrecord/contracts/money/format-amount-field';
import { hasPendingLocation } from '@trackrecord/contracts/forms/editor-forms';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';

export const EMPTY_LOCATION = { city: '', country: '', hasVisa: false, visaType: '', visaExpiryDate: '' } as const;
export const EMPTY_LANGUAGE = { language: '', proficiency: 'Beginner' } as const;

export const toFormValues = (storedPreferences: Preferences | undefined): PreferencesEditorValues => ({
  workModes: storedPreferences?.workModes ?? [],
  preferredIndustries: storedPreferences?.preferredIndustries ?? [],
  locations: storedPreferences?.locations ?? [],
  ...EMPTY_LOCATION,
  languages: storedPreferences?.languages ?? [],
  ...EMPTY_LANGUAGE,
  salaryMin: formatAmountField(storedPreferences?.salary?.minimum),
  salaryMax: formatAmountField(storedPreferences?.salary?.maximum),
  currency: storedPreferences?.salary?.currency ?? 'USD',
  period: storedPreferences?.salary?.period ?? 'YEAR',
});

/** Returns the locations, including the one entered in the form. */
export function getLocations(values: PreferencesEditorValues): Preferences['locations'] {
  if (!hasPendingLocation(values)) return values.locations;
  const { city, country, hasVisa, visaType, visaExpiryDate } = values;
  const visa = hasVisa && {
    ...(visaType.trim() !== '' && { visaType: visaType.trim() }),
    ...(visaExpiryDate !== '' && { visaExpiryDate }),
  };
  return [...values.locations, { city: city.trim(), country: country.trim(), hasVisa, ...visa }];
}

/** Returns the languages, including the one entered in the form. */
export const getLanguages = ({ languages, language, proficiency }: PreferencesEditorValues): Preferences['languages'] =>
  language.trim() === '' ? languages : [...languages, { language: language.trim(), proficiency }];

/** Builds the salary. Keeps a stored amount without bounds, which the form does not show. */
function toSalary(values: PreferencesEditorValues, storedSalary: Salary | undefined): Salary | undefined {
  const [minimum, maximum] = [parseTypedAmount(values.salaryMin), parseTypedAmount(values.salaryMax)];
  if (storedSalary === undefined && minimum === undefined && maximum === undefined) return undefined;
  return {
    amount: storedSalary?.amount ?? undefined,
    minimum,
    maximum,
    currency: values.currency,
    period: values.period,
  };
}

/** Builds the preferences to save. Keeps the stored fields that the form does not show. */
export const toPreferences = (
  values: PreferencesEditorValues,
  storedPreferences: Preferences | undefined,
): Preferences => ({
  jobTypes: storedPreferences?.jobTypes ?? [],
  workModes: values.workModes,
  preferredIndustries: values.preferredIndustries,
  locations: getLocations(values),
  languages: getLanguages(values),
  salary: toSalary(values, storedPreferences?.salary),
});

/** Counts the parts of the preferences that saving would change. */
export function countChangedParts(values: PreferencesEditorValues, storedPreferences: Preferences | undefined): number {
  const [after, before] = [
    toPreferences(values, storedPreferences),
    toPreferences(toFormValues(storedPreferences), storedPreferences),
  ];
  const isChanged = (part: keyof Preferences): boolean => !isDeepEqual(after[part], before[part]);
  return (['workModes', 'preferredIndustries', 'locations', 'languages', 'salary'] as const).filter(isChanged).length;
}
