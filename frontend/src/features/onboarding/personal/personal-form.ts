import type { PersonalInfo, PersonalFormValues } from '@trackrecord/contracts';

export const toPersonalForm = (info: PersonalInfo | undefined): PersonalFormValues => ({
  firstName: info?.firstName ?? '',
  lastName: info?.lastName ?? '',
  hasOnlyOneName: info?.hasOnlyOneName ?? false,
  linkedInUrl: info?.linkedInUrl ?? '',
});
