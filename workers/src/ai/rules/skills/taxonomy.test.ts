import { skillsByCategory } from '@trackrecord/contracts';
import { ROLES } from '@trackrecord/contracts/lists/roles';
import { NAME_RULES } from './name-rules.js';
import { findCanonicalSkill, indexByName, SKILLS, toNameKey } from './taxonomy.js';

const CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

describe('the taxonomy', () => {
  it('has at least 1,400 skills in the four categories', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(1_400);
    for (const category of CATEGORIES) {
      expect(SKILLS.filter((skill) => skill.category === category).length).toBeGreaterThan(50);
    }
  });

  it('has unique, trimmed names', () => {
    const names = SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    expect(new Set(names.map(toNameKey)).size).toBe(names.length);
  });

  it('has only names that the schema accepts', () => {
    const invalidSkills = SKILLS.filter(
      ({ name, category }) => !skillsByCategory.safeParse({ [category]: [name] }).success,
    );
    expect(invalidSkills).toEqual([]);
  });

  it('rejects duplicate names', () => {
    const category = 'tools';
    const docker = { name: 'Docker', category, aliases: ['docker engine'] } as const;
    const moby = { name: 'Moby', category, aliases: ['Docker Engines'] } as const;
    expect(() => indexByName([docker, moby])).toThrow('The name "Docker Engines" of Moby already stands for Docker');
    const teamwork = { name: 'Team-work', category, aliases: ['team work'] } as const;
    expect(() => indexByName([teamwork])).toThrow('already stands for Team-work');
  });

  it.each([
    ['js', 'JavaScript', 'technical'],
    ['k8s', 'Kubernetes', 'tools'],
    ['POSTGRES', 'PostgreSQL', 'technical'],
    ['excel', 'Microsoft Excel', 'tools'],
    ['c', 'C', 'technical'],
    ['rest api', 'REST APIs', 'technical'],
    ['Data Modeling', 'Data Modelling', 'technical'],
    ['search engine optimisation', 'SEO', 'domain'],
    ['stakeholder engagement', 'Stakeholder Management', 'soft'],
    ['test driven development', 'Test-Driven Development', 'technical'],
  ])('resolves %s to %s', (alias, name, category) => {
    expect(findCanonicalSkill(alias)).toEqual({ name, category });
  });

  it.each(['', ' ', '!!!', 'underwater basket weaving', 'constructor', '__proto__'])('does not resolve %j', (name) => {
    expect(findCanonicalSkill(name)).toBeUndefined();
  });

  it('contains no roles', () => {
    expect(ROLES.filter((role) => findCanonicalSkill(role))).toEqual([]);
  });
});

describe('NAME_RULES', () => {
  it('refer to names of the taxonomy', () => {
    expect(NAME_RULES.length).toBeGreaterThan(400);
    expect(NAME_RULES.filter(({ name }) => !findCanonicalSkill(name))).toEqual([]);
  });

  it('have one rule per name', () => {
    expect(new Set(NAME_RULES.map(({ name }) => toNameKey(name))).size).toBe(NAME_RULES.length);
  });
});
