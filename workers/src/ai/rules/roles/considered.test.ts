import { type RoleProfile, roleProfile } from '@trackrecord/contracts';
import { consideredProfile } from './considered.js';
import { enhanceRoles } from './enhance-roles.js';
import { recommendRoles } from './recommend-roles.js';
import { suggestSkills } from './suggest-skills.js';

const UNKNOWN = Array.from({ length: 200 }, (_none, at) => `xyzzy ${String(at)}`);
const WEAVER = { title: 'Xyzzy', description: '' };
const ANALYST = { title: 'Data Analyst', description: 'Wrote SQL and made charts in Tableau' };

const person = (profile: Partial<RoleProfile>): RoleProfile => roleProfile.parse(profile);

const titles = (profile: RoleProfile): readonly string[] => recommendRoles(profile).map(({ title }) => title);

describe('what the rules look at', () => {
  it('is the first fifteen experiences and the first fifteen projects', () => {
    const fourteen = Array.from({ length: 14 }, () => WEAVER);
    for (const list of ['experiences', 'projects'] as const) {
      expect(titles(person({ [list]: [...fourteen, ANALYST] }))).toContain('Data Analyst');
      expect(titles(person({ [list]: [...fourteen, WEAVER, ANALYST] }))).toEqual([]);
    }
  });

  it('is the beginning of a text, of two thousand characters', () => {
    const described = (before: string) =>
      person({ projects: [{ title: 'P', description: `${before} SQL, Tableau.` }] });
    expect(titles(described('It went well. '.repeat(100)))).toContain('Data Analyst');
    expect(titles(described('It went well. '.repeat(150)))).toEqual([]);
  });

  it('is the beginning of a title, of a hundred characters', () => {
    const called = (before: string) => person({ experiences: [{ title: `${before}Data Analyst` }] });
    expect(titles(called('- '.repeat(44)))).toContain('Data Analyst');
    expect(titles(called('- '.repeat(52)))).toEqual([]);
    const [near, far] = enhanceRoles([`${'- '.repeat(44)}Data Analyst`, `${'- '.repeat(52)}Data Analyst`], []);
    expect(near?.requiredSkills).toContain('SQL');
    expect(far?.requiredSkills).toEqual([]);
    expect(far?.title).toMatch(/Data Analyst$/);
  });

  it('is the first two hundred skills, of somebody and of one thing they did', () => {
    const skills = ['SQL', 'Tableau', 'Excel'];
    const late = [...UNKNOWN, ...skills];
    expect(titles(person({ skills: [...UNKNOWN.slice(3), ...skills] }))).toContain('Data Analyst');
    expect(titles(person({ skills: late }))).toEqual([]);
    expect(titles(person({ projects: [{ title: 'P', skills: { soft: UNKNOWN, technical: skills } }] }))).toEqual([]);
    expect(suggestSkills(late)).toEqual([]);
    expect(enhanceRoles(['Data Analyst'], late)[0]?.match).toBe(70);
  });

  it('is the first fifty titles', () => {
    const asked = Array.from({ length: 60 }, (_none, at) => `Role ${String(at)}`);
    expect(enhanceRoles(asked, []).map(({ title }) => title)).toEqual(asked.slice(0, 50));
  });

  it('is at most so much of the longest profile that is taken, and gives the answer of that part alone', () => {
    const entry = { title: 'Data Engineer '.repeat(14), description: 'Ran Kafka for SQL people. '.repeat(380) };
    const longest = person({
      skills: Array.from({ length: 500 }, () => 'SQL'),
      experiences: Array.from({ length: 100 }, () => entry),
      projects: Array.from({ length: 100 }, () => entry),
    });
    const considered = consideredProfile(longest);
    expect(JSON.stringify(considered).length).toBeLessThan(30 * (2_000 + 100 + 50) + 200 * 10 + 100);
    expect(recommendRoles(longest)).toEqual(recommendRoles(considered));
  });
});
