import { formatAmountField } from '@trackrecord/contracts/money/format-amount-field';
import type { PreferencesFormValues, ProfileSections } from '@trackrecord/contracts';
import { formatLocation } from '../../../shared/profile/entry-summaries';

/** Converts stored preferences to form values. The default frequency is annually. */
export const toPreferencesForm = ({ preferences, preferredRoles = [] }: ProfileSections): PreferencesFormValues => ({
  workModes: preferences?.workModes ?? [],
  locations: (preferences?.locations ?? []).map(formatLocation),
  salaryMin: formatAmountField(preferences?.salary?.minimum),
  salaryMax: formatAmountField(preferences?.salary?.maximum),
  currency: preferences?.salary?.currency ?? 'USD',
  salaryFrequency: preferences?.salary?.period === 'MONTH' ? 'MONTH' : 'annually',
  preferredRoles,
  role: '',
  location: '',
});
