import { ROLES } from '@trackrecord/contracts/lists/roles';
import { canonicalSkill } from '../skills/taxonomy.js';
import { KNOWN_ROLES } from './roles.js';
import { STEPPING_STONES } from './stepping-stones.js';
import { roleByTitle } from './title-similarity.js';

describe('the table of roles', () => {
  it('knows each role that the client suggests, in the order of its list', () => {
    expect(KNOWN_ROLES.map(({ title }) => title)).toEqual(ROLES);
  });

  it('names skills that the taxonomy knows', () => {
    const skills = KNOWN_ROLES.flatMap(({ skills }) => skills);
    expect(skills.filter((skill) => canonicalSkill(skill)?.name !== skill)).toEqual([]);
  });

  it('asks for eight to fourteen skills a role, each once', () => {
    for (const { skills } of KNOWN_ROLES) {
      expect(skills.length).toBeGreaterThanOrEqual(8);
      expect(skills.length).toBeLessThanOrEqual(14);
      expect(new Set(skills).size).toBe(skills.length);
    }
  });

  it('describes each in one or two sentences of its own', () => {
    for (const { description } of KNOWN_ROLES) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description.length).toBeGreaterThanOrEqual(90);
      expect(description.length).toBeLessThanOrEqual(200);
    }
    expect(new Set(KNOWN_ROLES.map(({ description }) => description)).size).toBe(KNOWN_ROLES.length);
  });

  it('lets other work lead to roles of the list only', () => {
    expect(ROLES).toEqual(expect.arrayContaining(STEPPING_STONES.flatMap(([, roles]) => roles)));
    expect(STEPPING_STONES.filter(([title]) => roleByTitle(title))).toEqual([]);
  });

  it('gives no name to two roles', () => {
    for (const role of KNOWN_ROLES)
      for (const name of [role.title, ...role.alsoCalled])
        expect([name, roleByTitle(name)?.title]).toEqual([name, role.title]);
  });
});
