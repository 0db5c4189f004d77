import { skillsByCategory } from '@trackrecord/contracts';
import { ROLES } from '@trackrecord/contracts/lists/roles';
import { NAME_RULES } from './name-rules.js';
import { canonicalSkill, nameKey, readCatalogue, SKILLS } from './taxonomy.js';

const CATEGORIES = ['technical', 'soft', 'domain', 'tools'] as const;

describe('the taxonomy', () => {
  it('has at least 1,400 skills in the four categories', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(1_400);
    for (const category of CATEGORIES) {
      expect(SKILLS.filter((skill) => skill.category === category).length).toBeGreaterThan(50);
    }
  });

  it('says each name once, without spaces to trim', () => {
    const names = SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('has only names that a skill of an item may have', () => {
    for (const category of CATEGORIES) {
      for (const { name } of SKILLS.filter((skill) => skill.category === category)) {
        expect(skillsByCategory.safeParse({ [category]: [name] }).success).toBe(true);
      }
    }
  });

  it('refuses two skills that would answer to one name, and a name given twice', () => {
    expect(() => readCatalogue([['tools', ['Docker: docker engine', 'Moby: Docker Engines']]])).toThrow(
      'The name "Docker Engines" of Moby already stands for Docker',
    );
    expect(() => readCatalogue([['soft', ['Team-work: team work']]])).toThrow('already stands for Team-work');
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
  ])('knows %s as %s', (alias, name, category) => {
    expect(canonicalSkill(alias)).toEqual({ name, category });
  });

  it.each(['', ' ', '!!!', 'underwater basket weaving', 'constructor', '__proto__'])('does not know %j', (name) => {
    expect(canonicalSkill(name)).toBeUndefined();
  });

  it('takes no role of the list for a skill', () => {
    expect(ROLES.filter((role) => canonicalSkill(role))).toEqual([]);
  });
});

describe('the rules about ambiguous names', () => {
  it('are each about a name of the taxonomy', () => {
    expect(NAME_RULES.length).toBeGreaterThan(400);
    expect(NAME_RULES.filter(({ name }) => !canonicalSkill(name))).toEqual([]);
  });
});
