import type { Profile } from '@trackrecord/contracts';
import { toCandidate } from './candidate.js';
import { createPreferences, createProfile, createPreferredRole } from './testing/create-profile.js';

const createExperience = (index: number, description: string): Profile['experiences'][number] => ({
  id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e12',
  company: 'Acme',
  title: `Kind${String(index)}`,
  startDate: `${String(1900 + index)}-01-01`,
  endDate: `${String(1901 + index)}-01-01`,
  current: false,
  description,
});

it('limits the text of a long profile to the newest experiences, whatever their order', () => {
  const experiences = Array.from({ length: 100 }, (_none, index) =>
    createExperience(
      index,
      Array.from({ length: 1_000 }, (_word, wordIndex) => `w${String(index)}x${String(wordIndex)}`).join(' '),
    ),
  );
  const preferredRoles = Array.from({ length: 100 }, (_none, index) => createPreferredRole(`Role${String(index)}`));
  const candidate = toCandidate(createProfile({ experiences, preferredRoles }), {});
  expect(candidate.terms).toEqual(expect.arrayContaining(['kind99', 'kind85', 'w99x0']));
  expect(candidate.terms).not.toContain('kind84');
  expect(candidate.terms.length).toBeLessThan(15 * 2_000);
  expect(candidate.terms).not.toContain('w99x999');
  expect(candidate.titles.filter(({ isPreferred }) => isPreferred)).toHaveLength(50);
  const reversed = toCandidate(createProfile({ experiences: experiences.toReversed(), preferredRoles }), {});
  expect(reversed.terms).toEqual(candidate.terms);
});

it('swaps reversed salary bounds', () => {
  const createSalary = (minimum: number, maximum: number) => {
    const preferences = createPreferences({ salary: { minimum, maximum, currency: 'USD', period: 'YEAR' } });
    return toCandidate(createProfile({ preferences }), {}).salary;
  };
  expect(createSalary(100_000, 80_000)).toEqual({ min: 80_000, max: 100_000 });
  expect(createSalary(80_000, 100_000)).toEqual({ min: 80_000, max: 100_000 });
});
