import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { plainSentence } from '../plain-sentence.js';
import { preferredRole } from './items.js';
import { preferences } from './preferences.js';
import { parseLocation, preferencesInput, rolesInput } from './preferences-input.js';

const findErrors = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: plainSentence })
    .error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
const SALARY_TOO_HIGH = 'Please enter a salary below 1,000,000,000,000.';
const empty = { workModes: [], jobTypes: [], preferredIndustries: [], locations: [], languages: [] };

describe('preferences', () => {
  it('default to empty lists', () => {
    expect(preferencesInput.parse({})).toEqual(empty);
  });

  it('are accepted unchanged if they were stored', () => {
    const stored = preferences.parse({
      workModes: ['Remote', 'Shipboard'],
      jobTypes: ['Full-time'],
      preferredIndustries: ['Falconry'],
      locations: [
        { city: 'Dubai', country: 'United Arab Emirates', hasVisa: true, visaType: 'Work' },
        { city: 'Goa', country: '' },
      ],
      languages: [{ language: 'French', proficiency: 'Fluent' }],
      salary: { minimum: 1, maximum: 2, currency: 'AED', period: 'MONTH' },
    });
    expect(preferencesInput.parse(stored)).toEqual(stored);
  });

  it.each([
    ['Kochi, India', 'Kochi', 'India'],
    [' Dubai ,United Arab Emirates', 'Dubai', 'United Arab Emirates'],
    ['Washington, DC, USA', 'Washington', 'DC, USA'],
    ['Singapore', 'Singapore', ''],
  ])('split the location %s into city and country', (place, city, country) => {
    expect(preferencesInput.parse({ locations: [place] }).locations).toEqual([{ city, country, hasVisa: false }]);
    expect(parseLocation(place)).toEqual({ city, country, hasVisa: false });
  });

  it('drop empty texts and case-insensitive duplicates', () => {
    const sent = ['', ' Remote', 'remote ', 'Hybrid'];
    expect(preferencesInput.parse({ workModes: sent, jobTypes: sent, preferredIndustries: sent })).toMatchObject({
      workModes: ['Remote', 'Hybrid'],
      jobTypes: ['Remote', 'Hybrid'],
      preferredIndustries: ['Remote', 'Hybrid'],
    });
    expect(preferencesInput.parse({ workModes: [''] }).workModes).toEqual([]);
  });

  it('drop duplicate locations', () => {
    const dubai = { city: 'Dubai', country: 'United Arab Emirates', hasVisa: true };
    expect(
      preferencesInput.parse({ locations: [dubai, 'dubai, united arab emirates', 'Kochi, India'] }).locations,
    ).toEqual([dubai, parseLocation('Kochi, India')]);
  });

  it('drop duplicate languages', () => {
    const german = { language: 'German', proficiency: 'Native' };
    const duplicate = { language: 'GERMAN', proficiency: 'Fluent' };
    expect(preferencesInput.parse({ languages: [german, duplicate] }).languages).toEqual([german]);
  });

  it('default a language to the proficiency Beginner', () => {
    expect(preferencesInput.parse({ languages: [{ language: 'Welsh' }] }).languages).toEqual([
      { language: 'Welsh', proficiency: 'Beginner' },
    ]);
  });

  it.each([
    [{ workModes: 'Remote' }, 'workModes', 'Work modes must be a list'],
    [{ locations: [7] }, 'locations.0', 'Locations must be a group of fields'],
    [{ locations: [{ city: 'Kochi' }] }, 'locations.0.country', 'Country is required'],
    [{ languages: [{ language: ' ' }] }, 'languages.0.language', 'Language is required'],
    [{ salaryMin: -1 }, 'salaryMin', 'Salary min is not valid'],
    [{ salaryMax: '100' }, 'salaryMax', 'Salary max must be a number'],
    [{ salaryMax: 1e12 + 1 }, 'salaryMax', SALARY_TOO_HIGH],
    [{ salaryMin: Infinity }, 'salaryMin', SALARY_TOO_HIGH],
    [{ salary: { minimum: 1e13 } }, 'salary.minimum', SALARY_TOO_HIGH],
    [{ salary: { maximum: Infinity } }, 'salary.maximum', SALARY_TOO_HIGH],
    [{ salary: { amount: 1e300 } }, 'salary.amount', SALARY_TOO_HIGH],
    [{ salary: { minimum: 1, currency: 'dollars' } }, 'salary.currency', 'Please choose a currency.'],
    [{ salary: { minimum: 1, currency: 'U$D' } }, 'salary.currency', 'Please choose a currency.'],
    [{ salaryMin: 1, currency: '' }, 'currency', 'Please choose a currency.'],
    [{ commute: 'short' }, '', 'Unknown field: commute'],
  ])('are rejected: %j, error at "%s": %s', (sent, path, message) =>
    expect(findErrors(preferencesInput, sent)).toEqual([[path, message]]),
  );
});

describe('a salary', () => {
  const parseSalary = (sent: object) => preferencesInput.parse(sent).salary;

  it.each([
    [{ salaryMin: 100, salaryMax: 200, currency: 'EUR', salaryFrequency: 'MONTH' }, 100, 200, 'EUR', 'MONTH'],
    [{ salaryMin: 100, salaryMax: 200, currency: 'EUR', salaryFrequency: 'annually' }, 100, 200, 'EUR', 'YEAR'],
    [{ salaryMin: 100 }, 100, undefined, 'USD', 'YEAR'],
    [{ salary: { maximum: 5, period: 'yearly' } }, undefined, 5, 'USD', 'YEAR'],
    [{ salary: { minimum: null, maximum: 5, currency: 'AED', period: 'MONTH' } }, undefined, 5, 'AED', 'MONTH'],
    [{ salary: { minimum: 1, maximum: 5 }, salaryMin: 2 }, 2, 5, 'USD', 'YEAR'],
    [{ salaryMin: 200, salaryMax: 100 }, 100, 200, 'USD', 'YEAR'],
    [{ salary: { minimum: 5, maximum: 0 } }, 0, 5, 'USD', 'YEAR'],
    [{ salaryMin: 0, salaryMax: 1e12, currency: ' eur ' }, 0, 1e12, 'EUR', 'YEAR'],
    [{ salary: { minimum: 1, maximum: 2, currency: 'aed' } }, 1, 2, 'AED', 'YEAR'],
  ])('is parsed from %j', (sent, minimum, maximum, currency, period) => {
    expect(parseSalary(sent)).toEqual({ minimum, maximum, currency, period });
    expect(Object.values(parseSalary(sent) ?? {})).not.toContain(undefined);
  });

  it('can be a single amount', () => {
    expect(parseSalary({ salary: { amount: 7 } })).toEqual({ amount: 7, currency: 'USD', period: 'YEAR' });
  });

  it('is absent if it was not sent', () => {
    expect(preferencesInput.parse({ workModes: ['Remote'] })).not.toHaveProperty('salary');
  });
});

describe('preferred roles', () => {
  it('can be titles, objects with a name, or complete roles', () => {
    const role = { id: randomUUID(), title: 'Pilot', match: 80, description: 'Flies.', requiredSkills: ['Calm'] };
    expect(
      rolesInput.parse([' Sailor ', { name: 'Cook' }, { title: 'Smith', name: 'x' }, { ...role, _id: 7 }]),
    ).toEqual([{ title: 'Sailor' }, { title: 'Cook' }, { title: 'Smith' }, role]);
    expect(rolesInput.parse([role])).toEqual([preferredRole.parse(role)]);
  });

  it.each([
    [170, 100],
    [-3, 0],
    [55.5, 55.5],
  ])('clamp the match %d to 0 to 100', (match, expected) => {
    expect(rolesInput.parse([{ title: 'Pilot', match }])).toEqual([{ title: 'Pilot', match: expected }]);
  });

  it('drop a match that is null', () => {
    expect(rolesInput.parse([{ title: 'Pilot', match: null }])).toEqual([{ title: 'Pilot' }]);
  });

  it('drop case-insensitive duplicates', () => {
    expect(rolesInput.parse(['Pilot', { title: 'PILOT', match: 3 }, 'Cook'])).toEqual([
      { title: 'Pilot' },
      { title: 'Cook' },
    ]);
  });

  const id = randomUUID();
  it.each([
    [[{ match: 7 }], '0.title', 'Role title is required'],
    [[' '], '0.title', 'Role title is required'],
    [[7], '0', 'The request must be a group of fields'],
    [[{ title: 'Pilot', match: 'high' }], '0.match', 'Match must be a number'],
    [
      [
        { title: 'Pilot', id },
        { title: 'Cook', id },
      ],
      '',
      'Two entries have the same id.',
    ],
  ])('are rejected: %j, error at "%s": %s', (sent, path, message) =>
    expect(findErrors(rolesInput, sent)).toEqual([[path, message]]),
  );
});
