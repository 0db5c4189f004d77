import { parseTypedAmount } from '@trackrecord/contracts/money/typed-amount';
import { parseLocation } from '@trackrecord/contracts/profile/preferences-input';
import type { PreferencesFormValues, ProfileSections, Salary } from '@trackrecord/contracts';
import { formatLocation } from '../../../shared/profile/entry-summaries';

/** Keeps a stored `amount`, which the form has no field for. */
function toSalary(values: PreferencesFormValues, storedSalary: Salary | undefined): Salary | undefined {
  const [minimum, maximum] = [parseTypedAmount(values.salaryMin), parseTypedAmount(values.salaryMax)];
  const amount = storedSalary?.amount ?? undefined;
  if ([minimum, maximum, amount].every((bound) => bound === undefined)) return undefined;
  return {
    ...(amount !== undefined && { amount }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    currency: values.currency,
    period: values.salaryFrequency === 'MONTH' ? 'MONTH' : 'YEAR',
  };
}

/** Converts form values to profile sections. Keeps stored values that the form has no fields for, such as visas. */
export function toSections(values: PreferencesFormValues, { preferences }: ProfileSections): ProfileSections {
  const storedLocations = new Map(
    (preferences?.locations ?? []).map((location) => [formatLocation(location), location]),
  );
  return {
    preferences: {
      jobTypes: [],
      preferredIndustries: [],
      languages: [],
      ...preferences,
      workModes: values.workModes,
      locations: values.locations.map((place) => storedLocations.get(place) ?? parseLocation(place)),
      salary: toSalary(values, preferences?.salary),
    },
    preferredRoles: values.preferredRoles,
  };
}
