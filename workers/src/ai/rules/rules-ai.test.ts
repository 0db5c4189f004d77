import { enhancement, recommendedRole, roleProfile, skillsByCategory } from '@trackrecord/contracts';
import { rulesAi } from './rules-ai.js';

const waiting = new AbortController().signal;
const profile = roleProfile.parse({ skills: ['SQL', 'Excel'], experiences: [{ title: 'Data Analyst' }] });

describe('the rules engine', () => {
  it('returns valid results for all operations', async () => {
    expect(rulesAi.engine).toBe('rules');
    const description = 'I was responsible for managing the servers with docker';
    expect(enhancement.parse(await rulesAi.enhance(description, 'experience', waiting)).text).toBe(
      'Managed the servers with Docker.',
    );
    expect(skillsByCategory.parse(await rulesAi.detectSkills(description, waiting)).tools).toContain('Docker');
    expect((await rulesAi.suggestSkills(['Docker'], waiting)).length).toBeGreaterThan(0);
    const roles = await rulesAi.recommendRoles(profile, waiting);
    expect(recommendedRole.array().parse(roles)[0]?.title).toBe('Data Analyst');
    const enhanced = await rulesAi.enhanceRoles(['UX Designer', 'Beekeeper'], ['Figma'], waiting);
    expect(
      recommendedRole
        .array()
        .parse(enhanced)
        .map(({ title }) => title),
    ).toEqual(['UX Designer', 'Beekeeper']);
  });

  it('rejects if the signal has aborted', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(rulesAi.enhance('I wrote code for a shop', 'project', gone)).rejects.toThrow('gone');
    await expect(rulesAi.detectSkills('Python', gone)).rejects.toThrow('gone');
    await expect(rulesAi.suggestSkills(['SQL'], gone)).rejects.toThrow('gone');
    await expect(rulesAi.recommendRoles(profile, gone)).rejects.toThrow('gone');
    await expect(rulesAi.enhanceRoles(['UX Designer'], [], gone)).rejects.toThrow('gone');
  });
});
