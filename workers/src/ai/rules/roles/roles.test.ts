import { ROLES } from '@trackrecord/contracts/lists/roles';
import { findCanonicalSkill } from '../skills/taxonomy.js';
import { KNOWN_ROLES } from './roles.js';
import { findRoleByTitle } from './title-similarity.js';

describe('KNOWN_ROLES', () => {
  it('contains the roles of the client in the same order', () => {
    expect(KNOWN_ROLES.map(({ title }) => title)).toEqual(ROLES);
  });

  it('uses canonical skill names', () => {
    const skills = KNOWN_ROLES.flatMap(({ skills }) => skills);
    expect(skills.filter((skill) => findCanonicalSkill(skill)?.name !== skill)).toEqual([]);
  });

  it('has 8 to 14 distinct skills per role', () => {
    for (const { skills } of KNOWN_ROLES) {
      expect(skills.length).toBeGreaterThanOrEqual(8);
      expect(skills.length).toBeLessThanOrEqual(14);
      expect(new Set(skills).size).toBe(skills.length);
    }
  });

  it('has a unique description of 90 to 200 characters per role', () => {
    for (const { description } of KNOWN_ROLES) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description.length).toBeGreaterThanOrEqual(90);
      expect(description.length).toBeLessThanOrEqual(200);
    }
    expect(new Set(KNOWN_ROLES.map(({ description }) => description)).size).toBe(KNOWN_ROLES.length);
  });

  it('has titles and alternative titles that each find their own role', () => {
    for (const role of KNOWN_ROLES)
      for (const name of [role.title, ...role.alternativeTitles])
        expect([name, findRoleByTitle(name)?.title]).toEqual([name, role.title]);
  });
});
