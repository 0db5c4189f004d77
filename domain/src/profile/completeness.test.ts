import { PROFILE_GAPS, type Profile } from '@trackrecord/contracts';
import { getCompleteness } from './completeness.js';

const EMPTY: Profile = {
  _id: 'ada',
  userId: 'ada',
  revision: 0,
  detectedSkills: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  educations: [],
  experiences: [],
  projects: [],
  skills: [],
  preferredRoles: [],
  onboardingCompleted: true,
};
const FULL: Profile = {
  ...EMPTY,
  userType: 'professional',
  personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada' },
  experiences: [{ id: 'e', company: 'Looms', title: 'Weaver', endDate: null, current: true }],
  educations: [
    {
      id: 'u',
      institution: 'Evening School',
      courseType: 'Certificate',
      courseName: 'Mechanics',
      endDate: null,
      isCurrentlyStudying: true,
      achievements: '',
    },
  ],
  skills: ['Go', 'SQL', 'Docker', 'Linux', 'Terraform'],
  preferredRoles: [{ id: 'r', title: 'Poet', match: 90, requiredSkills: [] }],
  preferences: {
    workModes: ['Remote'],
    jobTypes: [],
    preferredIndustries: ['Technology'],
    locations: [{ city: 'London', country: 'United Kingdom', hasVisa: false }],
    languages: [{ language: 'French', proficiency: 'Fluent' }],
    salary: { minimum: 100, maximum: 200, currency: 'GBP', period: 'YEAR' },
  },
};
const getGaps = (profile: Profile) => getCompleteness(profile).steps.map(({ gap }) => gap);

it('the completeness is 0 % for an empty profile, whose first steps matter most to matching', () => {
  expect(getCompleteness(EMPTY)).toEqual({
    percentage: 0,
    steps: [
      { gap: 'work', percentage: 20 },
      { gap: 'skills', percentage: 20 },
      { gap: 'roles', percentage: 15 },
    ],
  });
});

it('the completeness is 100 % for a full profile, without steps', () => {
  expect(getCompleteness(FULL)).toEqual({ percentage: 100, steps: [] });
});

it('grows by what a step promises', () => {
  const without = getCompleteness({ ...FULL, skills: ['Go'] });
  expect(without).toEqual({ percentage: 80, steps: [{ gap: 'skills', percentage: 20 }] });
});

it('requires a project of students instead of an experience', () => {
  expect(getGaps({ ...FULL, userType: 'student' })).toEqual(['work']);
});

it('requires both bounds of the salary', () => {
  const preferences = { ...FULL.preferences, salary: { minimum: 100, currency: 'GBP', period: 'YEAR' } };
  expect(getGaps({ ...FULL, preferences } as Profile)).toEqual(['salary']);
});

it('knows a step for every gap', () => {
  const found = new Set<string>();
  let profile = EMPTY;
  for (const step of [
    'experiences',
    'skills',
    'preferredRoles',
    'personalInfo',
    'educations',
    'preferences',
  ] as const) {
    for (const gap of getGaps(profile)) found.add(gap);
    profile = { ...profile, [step]: FULL[step] };
  }
  const { preferences, ...rest } = FULL;
  for (const field of ['locations', 'salary', 'workModes', 'preferredIndustries', 'languages'] as const) {
    const lacking = { ...preferences, [field]: field === 'salary' ? undefined : [] };
    for (const gap of getGaps({ ...rest, preferences: lacking } as Profile)) found.add(gap);
  }
  expect([...found].toSorted()).toEqual([...PROFILE_GAPS].toSorted());
});
