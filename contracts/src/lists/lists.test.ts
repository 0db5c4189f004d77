import { ROLE_QUICK_PICKS } from '../constants.js';
import { CITIES } from './cities.js';
import { DEGREE_TYPES } from './degrees.js';
import { ROLES } from './roles.js';

const LISTS: Readonly<Record<string, readonly string[]>> = { CITIES, DEGREE_TYPES, ROLES };

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  it('has no case-insensitive duplicates', () => {
    expect(new Set(list.map((item) => item.toLowerCase())).size).toBe(list.length);
  });

  it('has no leading, trailing or repeated spaces', () => {
    expect(list.filter((item) => item !== item.trim().replace(/\s+/g, ' '))).toEqual([]);
  });
});

describe('The suggested roles', () => {
  it('are 43 and include every quick pick', () => {
    expect(ROLES).toHaveLength(43);
    expect(ROLES).toEqual(expect.arrayContaining([...ROLE_QUICK_PICKS]));
  });
});

describe('The suggested cities', () => {
  const getCitiesIn = (country: string) => CITIES.filter((city) => city.endsWith(`, ${country}`));

  it('are 50 in India and 11 in the United Arab Emirates', () => {
    expect(getCitiesIn('India')).toHaveLength(50);
    expect(getCitiesIn('United Arab Emirates')).toHaveLength(11);
    expect(CITIES).toHaveLength(61);
  });

  it('are written as City, Country', () => {
    expect(CITIES.filter((city) => !/^[A-Z][A-Za-z -]+, (India|United Arab Emirates)$/.test(city))).toEqual([]);
  });
});

describe('The degree types', () => {
  it('are about 90', () => {
    expect(DEGREE_TYPES.length).toBeGreaterThanOrEqual(85);
    expect(DEGREE_TYPES.length).toBeLessThanOrEqual(95);
  });

  it('have balanced brackets', () => {
    expect(
      DEGREE_TYPES.filter((degree) => /[()]/.test(degree) && !/^[^()]+ \([^()]+( \([^()]+\))?\)$/.test(degree)),
    ).toEqual([]);
  });
});
