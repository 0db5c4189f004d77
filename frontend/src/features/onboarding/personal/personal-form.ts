import type { PersonalInfo, PersonalTyped } from '@trackrecord/contracts';

export const toPersonalForm = (info: PersonalInfo | undefined): PersonalTyped => ({
  firstName: info?.firstName ?? '',
  lastName: info?.lastName ?? '',
  linkedInUrl: info?.linkedInUrl ?? '',
});
