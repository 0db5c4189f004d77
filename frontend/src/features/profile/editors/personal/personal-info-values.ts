import type { PersonalInfo } from '@trackrecord/contracts';

/** What the personal-information form holds: one text for every field. */
export interface PersonalInfoValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly title: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedInUrl: string;
  readonly portfolioUrl: string;
}

export const FIELD_NAMES = [
  'firstName',
  'lastName',
  'email',
  'title',
  'phone',
  'location',
  'linkedInUrl',
  'portfolioUrl',
] as const satisfies readonly (keyof PersonalInfoValues)[];

/** Title and headline are two names of one thing (spec section 3): the form edits the one the page shows. */
const titleKey = (info: PersonalInfo | undefined): 'title' | 'headline' =>
  !info?.title && info?.headline ? 'headline' : 'title';

/** The form's texts for stored personal information. */
export function valuesOf(info: PersonalInfo | undefined): PersonalInfoValues {
  return {
    firstName: info?.firstName ?? '',
    lastName: info?.lastName ?? '',
    email: info?.email ?? '',
    title: info?.[titleKey(info)] ?? '',
    phone: info?.phone ?? '',
    location: info?.location ?? '',
    linkedInUrl: info?.linkedInUrl ?? '',
    portfolioUrl: info?.portfolioUrl ?? '',
  };
}

/** Personal information as it is sent: fields left empty are absent, what the form does not show stays as stored. */
export function personalInfoOf(values: PersonalInfoValues, stored: PersonalInfo | undefined) {
  const { firstName, lastName, email, title, ...optional } = values;
  const entered = Object.entries({ ...optional, [titleKey(stored)]: title }).filter(([, text]) => text.trim() !== '');
  const other = titleKey(stored) === 'title' ? 'headline' : 'title';
  const untouched = stored?.[other];
  return {
    ...(untouched && { [other]: untouched }),
    ...Object.fromEntries(entered),
    firstName,
    lastName,
    email,
  };
}
