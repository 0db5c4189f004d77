import { enhanceRoles } from './enhance-roles.js';

const enhanceRole = (title: string, skills: readonly string[] = []) => {
  const [role] = enhanceRoles([title], skills);
  if (!role) throw new Error('no role');
  return role;
};

describe('enhanceRoles', () => {
  it('keeps titles and order, including duplicates', () => {
    const titles = ['Zookeeper', 'Data Analyst', 'data analyst', 'Zookeeper'];
    expect(enhanceRoles(titles, []).map(({ title }) => title)).toEqual(titles);
    expect(enhanceRoles([], ['SQL'])).toEqual([]);
  });

  it('finds a role by alternative titles and spellings', () => {
    const frontend = enhanceRole('Frontend Developer');
    for (const title of ['front-end developer', 'Front End Engineer', 'Senior Frontend Engineer', 'Frontend Dev'])
      expect(enhanceRole(title)).toEqual({ ...frontend, title });
    expect(enhanceRole('HRBP').description).toBe(enhanceRole('HR Business Partner').description);
    expect(enhanceRole('SDE').description).toBe(enhanceRole('Software Engineer').description);
  });

  it('returns a match of 70 without required skills, more with some, 100 with enough', () => {
    const all = enhanceRole('Data Analyst').requiredSkills;
    expect(enhanceRole('Data Analyst').match).toBe(70);
    const some = enhanceRole('Data Analyst', ['SQL', 'excel']).match;
    expect(some).toBeGreaterThan(70);
    expect(some).toBeLessThan(100);
    expect(enhanceRole('Data Analyst', all).match).toBe(100);
  });

  it('uses the skills of a similar known role', () => {
    const role = enhanceRole('Frontend Web Developer', ['React']);
    expect(role.requiredSkills).toEqual(enhanceRole('Frontend Developer').requiredSkills);
    expect(role.description).toContain('Frontend Developer');
  });

  it('invents nothing for an unknown role', () => {
    const role = enhanceRole('Zookeeper', ['Feeding', 'Python', 'Cleaning', 'First Aid', 'Driving']);
    expect(role.requiredSkills).toEqual(['Feeding', 'Python', 'Cleaning', 'First Aid']);
    expect(role.match).toBe(70);
    expect(enhanceRole('Head Chef').requiredSkills).toEqual([]);
  });
});
