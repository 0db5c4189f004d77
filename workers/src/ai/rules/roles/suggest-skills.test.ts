import fc from 'fast-check';
import { findCanonicalSkill, SKILLS } from '../skills/taxonomy.js';
import { suggestSkills } from './suggest-skills.js';

describe('suggestSkills', () => {
  it('suggests related skills', () => {
    expect(suggestSkills(['React', 'css']).slice(0, 4)).toEqual(
      expect.arrayContaining(['JavaScript', 'HTML', 'TypeScript']),
    );
    expect(suggestSkills(['Photoshop', 'Illustrator']).slice(0, 5)).toContain('Typography');
    expect(suggestSkills(['Payroll', 'Recruitment']).slice(0, 6)).toContain('Employee Relations');
  });

  it('returns nothing for unknown skills', () => {
    expect(suggestSkills([])).toEqual([]);
    expect(suggestSkills(['', 'xyzzy', '💥'])).toEqual([]);
  });

  it('returns at most twelve distinct skills and none of the given ones under any alias', () => {
    const names = fc.constantFrom(...SKILLS.flatMap(({ name, aliases }) => [name, ...aliases]));
    fc.assert(
      fc.property(fc.array(names, { maxLength: 20 }), (skills) => {
        const givenNames = skills.map((skill) => findCanonicalSkill(skill)?.name);
        const suggested = suggestSkills(skills);
        expect(suggested.filter((skill) => givenNames.includes(skill))).toEqual([]);
        expect(suggested.length).toBeLessThanOrEqual(12);
        expect(new Set(suggested).size).toBe(suggested.length);
      }),
    );
  });
});
