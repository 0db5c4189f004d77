import { preferences, type Preferences, type Profile } from '@trackrecord/contracts';

/** Creates a minimal profile with these fields. */
export const createProfile = (fields: Partial<Profile> = {}): Profile => ({
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

/** Creates preferences; other fields have their defaults. */
export const createPreferences = (fields: Partial<Preferences>): Preferences => ({
  ...preferences.parse({}),
  ...fields,
});

export const createPreferredRole = (title: string): Profile['preferredRoles'][number] => ({
  id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e11',
  title,
  match: 80,
  requiredSkills: [],
});
