import { preferences, type Preferences, type Profile } from '@trackrecord/contracts';

/** A profile with these fields and nothing else. */
export const profileOf = (fields: Partial<Profile> = {}): Profile => ({
  _id: 'ada',
  userId: 'ada',
  revision: 3,
  educations: [],
  experiences: [],
  projects: [],
  skills: [],
  detectedSkills: [],
  preferredRoles: [],
  onboardingCompleted: true,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...fields,
});

/** Preferences with these fields, the others as they are when nothing was said. */
export const preferring = (fields: Partial<Preferences>): Preferences => ({ ...preferences.parse({}), ...fields });

/** A preferred role. */
export const role = (title: string): Profile['preferredRoles'][number] => ({
  id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e11',
  title,
  match: 80,
  requiredSkills: [],
});
