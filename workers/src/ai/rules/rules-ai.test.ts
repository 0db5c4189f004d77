import { enhancement, recommendedRole, roleProfile, skillsByCategory } from '@trackrecord/contracts';
import { createRulesAi, rulesAi } from './rules-ai.js';

const neverAborted = new AbortController().signal;
const profile = roleProfile.parse({ skills: ['SQL', 'Excel'], experiences: [{ title: 'Data Analyst' }] });

describe('the rules engine', () => {
  it('returns valid results for all operations', async () => {
    expect(rulesAi.engine).toBe('rules');
    const description = 'I was responsible for managing the servers with docker';
    expect(enhancement.parse(await rulesAi.enhance(description, { context: 'experience' }, neverAborted)).text).toBe(
      'Managed the servers with Docker.',
    );
    expect(skillsByCategory.parse(await rulesAi.detectSkills(description, neverAborted)).tools).toContain('Docker');
    expect((await rulesAi.suggestSkills(['Docker'], neverAborted)).length).toBeGreaterThan(0);
    const roles = await rulesAi.recommendRoles(profile, neverAborted);
    expect(recommendedRole.array().parse(roles)[0]?.title).toBe('Data Analyst');
    const enhanced = await rulesAi.enhanceRoles(['UX Designer', 'Beekeeper'], ['Figma'], neverAborted);
    expect(
      recommendedRole
        .array()
        .parse(enhanced)
        .map(({ title }) => title),
    ).toEqual(['UX Designer', 'Beekeeper']);
  });

  it('gives what postings ask for to occupations and to unknown titles, and keeps the skills of known roles', async () => {
    const withPostings = createRulesAi((title) => Promise.resolve(/electrician/i.test(title) ? ['Wiring'] : []));
    const electrician = roleProfile.parse({ skills: ['Driving'], experiences: [{ title: 'Electrician' }] });
    const recommended = await withPostings.recommendRoles(electrician, neverAborted);
    expect(recommended.find(({ title }) => title === 'Electrician')?.requiredSkills).toEqual(['Wiring']);
    const enhanced = await withPostings.enhanceRoles(
      ['Electrician', 'Beekeeper', 'Data Analyst'],
      ['Driving'],
      neverAborted,
    );
    expect(enhanced.map(({ requiredSkills }) => requiredSkills.slice(0, 1))).toEqual([
      ['Wiring'],
      ['Driving'],
      ['SQL'],
    ]);
    expect(enhanced[0]?.description).toBe('You added this role. Skills shown are what jobs with this title ask for.');
  });

  it('rejects if the signal has aborted', async () => {
    const aborted = AbortSignal.abort(new Error('gone'));
    await expect(rulesAi.enhance('I wrote code for a shop', { context: 'project' }, aborted)).rejects.toThrow('gone');
    await expect(rulesAi.detectSkills('Python', aborted)).rejects.toThrow('gone');
    await expect(rulesAi.suggestSkills(['SQL'], aborted)).rejects.toThrow('gone');
    await expect(rulesAi.recommendRoles(profile, aborted)).rejects.toThrow('gone');
    await expect(rulesAi.enhanceRoles(['UX Designer'], [], aborted)).rejects.toThrow('gone');
  });
});
