import { profile as profileSchema } from '@trackrecord/contracts';
import type { Profile } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../../testing/candidate';
import { arbitraryMutations } from '../../../testing/mutations';
import { makeProfile } from '../../../testing/profile';
import { isPlaceholderId } from './item-ids';
import { readProfile } from './read-profile';

const FULL_PROFILE: Profile = makeProfile({
  email: 'nadia@example.com',
  userType: 'graduate',
  educations: [EDUCATION],
  experiences: [{ ...EXPERIENCE, skills: { technical: ['Go'] }, descriptionOrigin: 'dictated' }],
  projects: [PROJECT],
  skills: ['Go'],
  detectedSkills: ['Rust'],
  preferredRoles: [
    {
      id: '44444444-4444-4444-8444-444444444444',
      title: 'Pilot',
      match: 81,
      description: 'Steers',
      requiredSkills: ['Maps'],
    },
  ],
  preferences: {
    workModes: ['Remote'],
    locations: [{ city: 'Kochi', country: 'India', hasVisa: true, visaType: 'Work', visaExpiryDate: '2030-01-01' }],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Media'],
    languages: [{ language: 'Malayalam', proficiency: 'Native' }],
    salary: { minimum: 1, maximum: null, currency: 'INR', period: 'MONTH' },
  },
  onboardingCompleted: true,
});

const isNotUserId = ([field]: readonly string[]): boolean => field !== 'userId';

it('returns a valid profile unchanged', () => {
  expect(profileSchema.parse(FULL_PROFILE)).toEqual(FULL_PROFILE);
  expect(readProfile(FULL_PROFILE)).toEqual(FULL_PROFILE);
});

it('returns a valid profile when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(FULL_PROFILE, isNotUserId), (response) => {
      const result = profileSchema.safeParse(readProfile(response));
      expect([response, result.error]).toEqual([response, undefined]);
    }),
    { numRuns: 3_000 },
  );
});

it.each([[null], ['text'], [[]], [{}]])('returns undefined for %j', (response) => {
  expect(readProfile(response)).toBeUndefined();
});

it('normalizes the legacy shapes of the specification', () => {
  const read = readProfile({
    userId: 'nadia',
    educations: [{ institution: 'Harbour College', duration: '2 years' }],
    experiences: [{ title: 'Pilot', isCurrentlyWorking: true }],
    projects: [{ title: 'Ferry', link: 'https://example.com/r', liveLink: 'https://example.com/l' }],
    preferredRoles: ['Pilot', { name: 'Captain' }, {}],
    preferences: { locations: ['Kochi, India'], salaryMin: 5, salaryFrequency: 'annually', industries: ['Media'] },
  });
  expect(read?.educations[0]).toMatchObject({
    isCurrentlyStudying: true,
    startDate: new Date().toISOString().slice(0, 10),
  });
  expect(read?.experiences[0]?.current).toBe(true);
  expect(read?.projects[0]?.links).toEqual([
    { name: 'Repository', url: 'https://example.com/r' },
    { name: 'Live Demo', url: 'https://example.com/l' },
  ]);
  expect(read?.preferredRoles.map(({ title }) => title)).toEqual(['Pilot', 'Captain', '']);
  expect(read?.preferences).toMatchObject({
    locations: [{ city: 'Kochi', country: 'India', hasVisa: false }],
    salary: { minimum: 5, currency: 'USD', period: 'YEAR' },
    preferredIndustries: ['Media'],
  });
});

it('assigns unique and stable ids to items', () => {
  const response = {
    userId: 'nadia',
    experiences: [{ id: EXPERIENCE.id }, { id: EXPERIENCE.id }, { _id: 'mongo' }, {}],
  };
  const ids = readProfile(response)?.experiences.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(4);
  expect(ids.map(isPlaceholderId)).toEqual([false, true, true, true]);
  expect(readProfile(response)?.experiences.map(({ id }) => id)).toEqual(ids);
});
