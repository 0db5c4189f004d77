import { type RoleProfile, roleProfile } from '@trackrecord/contracts';
import { limitProfile } from './input-limits.js';
import { enhanceRoles } from './enhance-roles.js';
import { recommendRoles } from './recommend-roles.js';
import { suggestSkills } from './suggest-skills.js';

const UNKNOWN = Array.from({ length: 200 }, (_none, index) => `xyzzy ${String(index)}`);
const UNKNOWN_ENTRY = { title: 'Xyzzy', description: '' };
const ANALYST = { title: 'Data Analyst', description: 'Wrote SQL and made charts in Tableau' };

const createProfile = (profile: Partial<RoleProfile>): RoleProfile => roleProfile.parse(profile);

const recommendTitles = (profile: RoleProfile): readonly string[] => recommendRoles(profile).map(({ title }) => title);

describe('input limits of the rule engine', () => {
  it('use the first 15 experiences and projects', () => {
    const fourteen = Array.from({ length: 14 }, () => UNKNOWN_ENTRY);
    for (const list of ['experiences', 'projects'] as const) {
      expect(recommendTitles(createProfile({ [list]: [...fourteen, ANALYST] }))).toContain('Data Analyst');
      expect(recommendTitles(createProfile({ [list]: [...fourteen, UNKNOWN_ENTRY, ANALYST] }))).toEqual([]);
    }
  });

  it('use the first 2000 characters of a text', () => {
    const withDescription = (before: string) =>
      createProfile({ projects: [{ title: 'P', description: `${before} SQL, Tableau.` }] });
    expect(recommendTitles(withDescription('And so it was. '.repeat(100)))).toContain('Data Analyst');
    expect(recommendTitles(withDescription('And so it was. '.repeat(150)))).toEqual([]);
  });

  it('use the first 100 characters of a title', () => {
    const withTitle = (before: string) => createProfile({ experiences: [{ title: `${before}Data Analyst` }] });
    expect(recommendTitles(withTitle('- '.repeat(44)))).toContain('Data Analyst');
    expect(recommendTitles(withTitle('- '.repeat(52)))).toEqual([]);
    const [near, far] = enhanceRoles([`${'- '.repeat(44)}Data Analyst`, `${'- '.repeat(52)}Data Analyst`], []);
    expect(near?.requiredSkills).toContain('SQL');
    expect(far?.requiredSkills).toEqual([]);
    expect(far?.title).toMatch(/Data Analyst$/);
  });

  it('use the first 200 skills of a profile and of an entry', () => {
    const skills = ['SQL', 'Tableau', 'Excel'];
    const lateSkills = [...UNKNOWN, ...skills];
    expect(recommendTitles(createProfile({ skills: [...UNKNOWN.slice(3), ...skills] }))).toContain('Data Analyst');
    expect(recommendTitles(createProfile({ skills: lateSkills }))).toEqual([]);
    expect(
      recommendTitles(createProfile({ projects: [{ title: 'P', skills: { soft: UNKNOWN, technical: skills } }] })),
    ).toEqual([]);
    expect(suggestSkills(lateSkills)).toEqual([]);
    expect(enhanceRoles(['Data Analyst'], lateSkills)[0]?.match).toBe(70);
  });

  it('use the first 50 titles', () => {
    const requestedTitles = Array.from({ length: 60 }, (_none, index) => `Role ${String(index)}`);
    expect(enhanceRoles(requestedTitles, []).map(({ title }) => title)).toEqual(requestedTitles.slice(0, 50));
  });

  it('bound the size of the largest profile without changing the result', () => {
    const entry = { title: 'Data Engineer '.repeat(14), description: 'Ran Kafka for SQL people. '.repeat(380) };
    const longest = createProfile({
      skills: Array.from({ length: 500 }, () => 'SQL'),
      experiences: Array.from({ length: 100 }, () => entry),
      projects: Array.from({ length: 100 }, () => entry),
    });
    const limitedProfile = limitProfile(longest);
    expect(JSON.stringify(limitedProfile).length).toBeLessThan(30 * (2_000 + 100 + 50) + 200 * 10 + 100);
    expect(recommendRoles(longest)).toEqual(recommendRoles(limitedProfile));
  });
});
