import { onboardingProgress } from '@trackrecord/contracts';
import type { OnboardingProgress } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../../testing/candidate';
import { arbitraryMutations } from '../../../testing/mutations';
import { makeProgressUpTo } from '../../../testing/onboarding';
import { readProgress } from './read-progress';

const COMPLETE: OnboardingProgress = onboardingProgress.parse({
  ...makeProgressUpTo('skills', {
    userType: 'graduate',
    personalInfo: { firstName: 'Nadia', lastName: 'Kurian' },
    educations: [EDUCATION],
    experiences: [EXPERIENCE],
    projects: [PROJECT],
  }),
  drafts: {
    personal: { firstName: 'Na', lastName: '', linkedInUrl: '' },
    education: { items: [EDUCATION], form: { institution: 'Harb' } },
    skills: { skills: ['Go', 'Rust'], typed: 'Ru', bulk: '' },
  },
  detectedSkills: { technical: ['Go'] },
});
const read = (response: unknown): OnboardingProgress => readProgress(response, 'nadia');

it('returns valid progress unchanged', () => {
  expect(read(COMPLETE)).toEqual(COMPLETE);
});

it('returns valid progress when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(COMPLETE), (response) => {
      const result = onboardingProgress.safeParse(read(response));
      expect([response, result.error]).toEqual([response, undefined]);
    }),
    { numRuns: 1_000 },
  );
});

it('drops only the invalid parts of drafts', () => {
  const { drafts } = read({
    ...COMPLETE,
    drafts: {
      personal: { firstName: 'Na', lastName: 7, linkedInUrl: null },
      education: { items: [null, EDUCATION, { institution: 7 }], form: { institution: 'Harb', achievements: {} } },
      experience: 'text',
      skills: { skills: ['Go', 7, 'Rust'], typed: 'Ru', bulk: null },
    },
  });
  expect(drafts.personal?.firstName).toBe('Na');
  expect(drafts.education).toMatchObject({ items: [EDUCATION], form: { institution: 'Harb', achievements: '' } });
  expect(drafts.skills).toMatchObject({ skills: ['Go', 'Rust'], typed: 'Ru' });
  expect(drafts).not.toHaveProperty('experience');
});

it('falls back to the first incomplete step if the step is missing or unknown', () => {
  expect(read({ ...COMPLETE, step: 'poem' }).step).toBe('skills');
  expect(read({ ...COMPLETE, step: undefined, done: [] }).step).toBe('userType');
});

it.each([[null], ['text'], [7], [[]], [{}]])('throws for %j', (response) => {
  expect(() => read(response)).toThrow('Invalid onboarding progress in response');
});
