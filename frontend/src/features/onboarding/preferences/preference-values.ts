import { amountOf, amountText } from '@trackrecord/contracts/amount';
import { locationOf } from '@trackrecord/contracts/profile/sent-preferences';
import { placeOf } from '../../../shared/profile/words';
import type { PreferencesTyped, ProfileSections, Salary } from '@trackrecord/contracts';

/** What the step holds for stored preferences; Annually is preselected (design.md, "Questions settled"). */
export const typedOf = ({ preferences, preferredRoles = [] }: ProfileSections): PreferencesTyped => ({
  workModes: preferences?.workModes ?? [],
  locations: (preferences?.locations ?? []).map(placeOf),
  salaryMin: amountText(preferences?.salary?.minimum),
  salaryMax: amountText(preferences?.salary?.maximum),
  currency: preferences?.salary?.currency ?? 'USD',
  salaryFrequency: preferences?.salary?.period === 'MONTH' ? 'MONTH' : 'annually',
  preferredRoles,
  role: '',
  location: '',
});

/** The salary as typed; an amount without bounds, which the step does not ask for, stays as it was stored. */
function salaryOf(typed: PreferencesTyped, stored: Salary | undefined): Salary | undefined {
  const [minimum, maximum] = [amountOf(typed.salaryMin), amountOf(typed.salaryMax)];
  const amount = stored?.amount ?? undefined;
  if ([minimum, maximum, amount].every((bound) => bound === undefined)) return undefined;
  return {
    ...(amount !== undefined && { amount }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    currency: typed.currency,
    period: typed.salaryFrequency === 'MONTH' ? 'MONTH' : 'YEAR',
  };
}

/** The sections the step makes: what it does not ask for stays as it was stored, visas included. */
export function sectionsOf(typed: PreferencesTyped, { preferences }: ProfileSections): ProfileSections {
  const known = new Map((preferences?.locations ?? []).map((location) => [placeOf(location), location]));
  return {
    preferences: {
      jobTypes: [],
      preferredIndustries: [],
      languages: [],
      ...preferences,
      workModes: typed.workModes,
      locations: typed.locations.map((place) => known.get(place) ?? locationOf(place)),
      salary: salaryOf(typed, preferences?.salary),
    },
    preferredRoles: typed.preferredRoles,
  };
}
