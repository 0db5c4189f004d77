import { onboardingProgress } from '@trackrecord/contracts';
import type { OnboardingProgress } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { JOB, PROJECT, SCHOOL } from '../../../testing/candidate';
import { mutationsOf } from '../../../testing/mutations';
import { progressUpTo } from '../../../testing/onboarding';
import { readProgress } from './read-progress';

const WHOLE: OnboardingProgress = onboardingProgress.parse({
  ...progressUpTo('skills', {
    userType: 'graduate',
    personalInfo: { firstName: 'Nadia', lastName: 'Kurian' },
    educations: [SCHOOL],
    experiences: [JOB],
    projects: [PROJECT],
  }),
  drafts: {
    personal: { firstName: 'Na', lastName: '', linkedInUrl: '' },
    education: { items: [SCHOOL], form: { institution: 'Harb' } },
    skills: { skills: ['Go', 'Rust'], typed: 'Ru', bulk: '' },
  },
  detectedSkills: { technical: ['Go'] },
});
const read = (sent: unknown): OnboardingProgress => readProgress(sent, 'nadia');

it('leaves progress of the contract as it is', () => {
  expect(read(WHOLE)).toEqual(WHOLE);
});

it('returns valid progress when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(mutationsOf(WHOLE), (sent) => {
      const result = onboardingProgress.safeParse(read(sent));
      expect([sent, result.error]).toEqual([sent, undefined]);
    }),
    { numRuns: 1_000 },
  );
});

it('keeps the other drafts, and the rest of a draft, where a part cannot be read', () => {
  const { drafts } = read({
    ...WHOLE,
    drafts: {
      personal: { firstName: 'Na', lastName: 7, linkedInUrl: null },
      education: { items: [null, SCHOOL, { institution: 7 }], form: { institution: 'Harb', achievements: {} } },
      experience: 'text',
      skills: { skills: ['Go', 7, 'Rust'], typed: 'Ru', bulk: null },
    },
  });
  expect(drafts.personal?.firstName).toBe('Na');
  expect(drafts.education).toMatchObject({ items: [SCHOOL], form: { institution: 'Harb', achievements: '' } });
  expect(drafts.skills).toMatchObject({ skills: ['Go', 'Rust'], typed: 'Ru' });
  expect(drafts).not.toHaveProperty('experience');
});

it('goes on at the first step that is not done where it does not say at which', () => {
  expect(read({ ...WHOLE, step: 'poem' }).step).toBe('skills');
  expect(read({ ...WHOLE, step: undefined, done: [] }).step).toBe('userType');
});

it.each([[null], ['text'], [7], [[]], [{}]])('fails for %j, which is no progress', (sent) => {
  expect(() => read(sent)).toThrow('The answer is no progress.');
});
