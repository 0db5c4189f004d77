import type { PersonalInfo, PersonalTextName } from '@trackrecord/contracts';
import { mapPersonalTexts, PERSONAL_TEXT_NAMES } from '@trackrecord/contracts/profile/personal-texts';

/** The values of the personal information form. */
export interface PersonalInfoValues extends Readonly<Record<PersonalTextName, string>> {
  readonly firstName: string;
  readonly lastName: string;
  readonly hasOnlyOneName: boolean;
  readonly email: string;
  readonly title: string;
  readonly linkedInUrl: string;
  readonly portfolioUrl: string;
}

export const FIELD_NAMES = [
  'firstName',
  'lastName',
  'hasOnlyOneName',
  'email',
  'title',
  ...PERSONAL_TEXT_NAMES,
  'linkedInUrl',
  'portfolioUrl',
] as const satisfies readonly (keyof PersonalInfoValues)[];

/** Title and headline are two names of one thing (spec section 3). Returns the one that the page shows. */
const getTitleKey = (info: PersonalInfo | undefined): 'title' | 'headline' =>
  !info?.title && info?.headline ? 'headline' : 'title';

export function toFormValues(info: PersonalInfo | undefined): PersonalInfoValues {
  return {
    firstName: info?.firstName ?? '',
    lastName: info?.lastName ?? '',
    hasOnlyOneName: info?.hasOnlyOneName ?? false,
    email: info?.email ?? '',
    title: info?.[getTitleKey(info)] ?? '',
    ...mapPersonalTexts((name) => info?.[name] ?? ''),
    linkedInUrl: info?.linkedInUrl ?? '',
    portfolioUrl: info?.portfolioUrl ?? '',
  };
}

/**
 * Builds the personal information to save: without empty fields, with the stored fields that the form does not show.
 */
export function toPersonalInfo(values: PersonalInfoValues, storedInfo: PersonalInfo | undefined) {
  const { firstName, lastName, hasOnlyOneName, email, title, ...optionalFields } = values;
  const titleKey = getTitleKey(storedInfo);
  const otherKey = titleKey === 'title' ? 'headline' : 'title';
  const otherTitle = storedInfo?.[otherKey];
  const nonEmptyFields = Object.entries({ ...optionalFields, [titleKey]: title }).filter(
    ([, text]) => text.trim() !== '',
  );
  return {
    ...(otherTitle && { [otherKey]: otherTitle }),
    ...Object.fromEntries(nonEmptyFields),
    firstName,
    lastName,
    ...(hasOnlyOneName && { hasOnlyOneName }),
    email,
  };
}
