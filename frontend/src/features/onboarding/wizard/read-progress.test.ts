import { onboardingProgress } from '@trackrecord/contracts';
import type { OnboardingProgress } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { EXPERIENCE, PROJECT, EDUCATION } from '../../../testing/candidate';
import { arbitraryMutations } from '../../../testing/mutations';
import { makeProgressUpTo } from '../../../testing/onboarding';
import { parseDrafts, readProgress } from './read-progress';

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

it('returns valid progress unchanged', () => {
  expect(readProgress(COMPLETE)).toEqual(COMPLETE);
});

it('returns valid drafts when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(COMPLETE.drafts), (drafts) => {
      const result = onboardingProgress.safeParse({ ...COMPLETE, drafts: parseDrafts(drafts) });
      expect([drafts, result.error]).toEqual([drafts, undefined]);
    }),
    { numRuns: 1_000 },
  );
});

it('drops only the invalid parts of drafts', () => {
  const drafts = parseDrafts({
    personal: { firstName: 'Na', lastName: 7, linkedInUrl: null },
    education: { items: [null, EDUCATION, { institution: 7 }], form: { institution: 'Harb', achievements: {} } },
    experience: 'text',
    skills: { skills: ['Go', 7, 'Rust'], typed: 'Ru', bulk: null },
  });
  expect(drafts.personal?.firstName).toBe('Na');
  expect(drafts.education).toMatchObject({ items: [EDUCATION], form: { institution: 'Harb', achievements: '' } });
  expect(drafts.skills).toMatchObject({ skills: ['Go', 'Rust'], typed: 'Ru' });
  expect(drafts).not.toHaveProperty('experience');
});
