import { findOptions, isSameText } from './option-search';

describe('findOptions', () => {
  const cities = [
    'Navi Mumbai, India',
    'Abu Dhabi, United Arab Emirates',
    'Mumbai, India',
    'Ajman, United Arab Emirates',
  ];

  it('ranks a prefix of the option before a prefix of a word before a substring', () => {
    const options = ['Cyber Marketing', 'Remarketing', 'Marketing Manager', 'Sales'];
    expect(findOptions(options, 'market')).toEqual(['Marketing Manager', 'Cyber Marketing', 'Remarketing']);
    expect(findOptions(cities, 'mumbai')).toEqual(['Mumbai, India', 'Navi Mumbai, India']);
  });

  it('keeps the order of equal ranks, and returns all options for an empty text', () => {
    expect(findOptions(cities, 'united')).toEqual([cities[1], cities[3]]);
    expect(findOptions(cities, '  ')).toEqual(cities);
  });

  it('matches prefixes of several words', () => {
    expect(findOptions(['Bachelor of Technology (B.Tech)', 'Bachelor of Arts'], 'bach tech')).toEqual([
      'Bachelor of Technology (B.Tech)',
    ]);
  });

  it('ignores case, accents and dots', () => {
    expect(findOptions(['Bachelor of Technology (B.Tech)'], 'btech')).toHaveLength(1);
    expect(findOptions(['French Baccalauréat'], 'BACCALAUREAT')).toHaveLength(1);
    expect(findOptions(['Zurich'], 'zürich')).toHaveLength(1);
    expect(isSameText('Italian Maturità', ' italian maturita')).toBe(true);
  });

  it('returns nothing for punctuation', () => {
    expect(findOptions(cities, '()')).toEqual([]);
  });
});
