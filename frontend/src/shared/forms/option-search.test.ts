import { findOptions, isSameText } from './option-search';

describe('Finding options', () => {
  const cities = [
    'Navi Mumbai, India',
    'Abu Dhabi, United Arab Emirates',
    'Mumbai, India',
    'Ajman, United Arab Emirates',
  ];

  it('puts what begins with the text before what has a word that does, and that before any part', () => {
    const options = ['Cyber Marketing', 'Remarketing', 'Marketing Manager', 'Sales'];
    expect(findOptions(options, 'market')).toEqual(['Marketing Manager', 'Cyber Marketing', 'Remarketing']);
    expect(findOptions(cities, 'mumbai')).toEqual(['Mumbai, India', 'Navi Mumbai, India']);
  });

  it('keeps the order of the list among equals, and all of it for no text', () => {
    expect(findOptions(cities, 'united')).toEqual([cities[1], cities[3]]);
    expect(findOptions(cities, '  ')).toEqual(cities);
  });

  it('finds words in between that are cut short', () => {
    expect(findOptions(['Bachelor of Technology (B.Tech)', 'Bachelor of Arts'], 'bach tech')).toEqual([
      'Bachelor of Technology (B.Tech)',
    ]);
  });

  it('heeds neither case nor accents nor the dots of abbreviations', () => {
    expect(findOptions(['Bachelor of Technology (B.Tech)'], 'btech')).toHaveLength(1);
    expect(findOptions(['French Baccalauréat'], 'BACCALAUREAT')).toHaveLength(1);
    expect(findOptions(['Zurich'], 'zürich')).toHaveLength(1);
    expect(isSameText('Italian Maturità', ' italian maturita')).toBe(true);
  });

  it('finds nothing by signs alone', () => {
    expect(findOptions(cities, '()')).toEqual([]);
  });
});
