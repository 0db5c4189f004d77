import type { z } from 'zod';
import { plainSentence } from './plain-sentence.js';
import { replaceProfileBody, saveProfileBody, wizardRules } from './profile.js';

const faults = (schema: z.ZodType, body: unknown) =>
  schema
    .safeParse(body, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

const personalInfo = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };

it('a profile saved without its user is told so first, whatever else is wrong', () => {
  for (const fault of [{ personalInfo: { ...personalInfo, lastName: '' } }, { isAdmin: true }, { userType: 'king' }]) {
    expect(faults(saveProfileBody, fault)[0]).toEqual(['userId', 'User ID is required']);
    expect(faults(saveProfileBody, fault)).toHaveLength(2);
  }
});

describe('what only the wizard asks for', () => {
  const sections = {
    personalInfo: { firstName: 'Ada', lastName: 'Byron' },
    experiences: [{ company: 'Engines', title: 'Programmer' }],
    projects: [{ title: 'Notes', description: ' ' }],
  };

  it('is no fault of a body, since it may have been stored without', () => {
    expect(faults(saveProfileBody, { userId: 'u', ...sections })).toEqual([]);
    expect(faults(replaceProfileBody, sections)).toEqual([]);
  });

  it('is told of apart', () => {
    expect(faults(wizardRules, { userId: 'u', ...sections })).toEqual([
      ['personalInfo.linkedInUrl', 'LinkedIn URL is required'],
      ['experiences.0.description', 'Description is required'],
      ['projects.0.description', 'Project Description is required'],
    ]);
    expect(faults(wizardRules, { personalInfo })).toEqual([]);
  });
});
