import type { PersonalInfo, PersonalTyped } from '@trackrecord/contracts';

/** What the personal step's fields hold for stored personal information. */
export const personalTypedOf = (info: PersonalInfo | undefined): PersonalTyped => ({
  firstName: info?.firstName ?? '',
  lastName: info?.lastName ?? '',
  linkedInUrl: info?.linkedInUrl ?? '',
});
