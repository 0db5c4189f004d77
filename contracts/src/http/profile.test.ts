import type { z } from 'zod';
import { plainSentence } from '../plain-sentence.js';
import { replaceProfileBody, saveProfileBody, wizardRules } from './profile.js';

const findErrors = (schema: z.ZodType, body: unknown) =>
  schema
    .safeParse(body, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];

const personalInfo = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };

it('reports a missing userId before all other errors', () => {
  for (const invalidBody of [
    { personalInfo: { ...personalInfo, lastName: '' } },
    { isAdmin: true },
    { userType: 'king' },
  ]) {
    expect(findErrors(saveProfileBody, invalidBody)[0]).toEqual(['userId', 'User ID is required']);
    expect(findErrors(saveProfileBody, invalidBody)).toHaveLength(2);
  }
});

describe("the wizard's additional rules", () => {
  const sections = {
    personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://ada.example' },
    experiences: [{ company: 'Engines', title: 'Programmer' }],
    projects: [{ title: 'Notes', description: ' ' }],
  };

  it('are not applied to request bodies, because stored profiles may break them', () => {
    expect(findErrors(saveProfileBody, { userId: 'u', ...sections })).toEqual([]);
    expect(findErrors(replaceProfileBody, sections)).toEqual([]);
  });

  it('are checked by wizardRules', () => {
    expect(findErrors(wizardRules, { userId: 'u', ...sections })).toEqual([
      ['personalInfo.linkedInUrl', 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)'],
      ['experiences.0.description', 'Description is required'],
      ['projects.0.description', 'Project Description is required'],
    ]);
    expect(findErrors(wizardRules, { personalInfo })).toEqual([]);
    expect(findErrors(wizardRules, { personalInfo: { firstName: 'Ada', lastName: 'Byron' } })).toEqual([]);
  });
});
