import { employmentTypesOf } from './employment-types.js';
import { countryOf, placeOf, placesOf, saysRemote } from './places.js';

it.each<[string, readonly string[]]>([
  ['FULL_TIME', ['Full-time']],
  ['FullTime', ['Full-time']],
  ['Regular Full Time (Salary)', ['Full-time']],
  ['Vollzeit, unbefristet', ['Full-time']],
  ['PART_TIME', ['Part-time']],
  ['CONTRACTOR', ['Contract']],
  ['Fixed-term', ['Contract']],
  ['TEMPORARY', ['Temporary']],
  ['PER_DIEM', ['Temporary']],
  ['INTERN', ['Internship']],
  ['Internal', []],
  ['VOLUNTEER', ['Volunteer']],
  ['Freelance', ['Freelance']],
  ['hybrid', ['Hybrid']],
  ['OTHER', []],
])('normalises %s to %j', (written, words) => expect(employmentTypesOf([written])).toEqual(words));

it('returns each kind of employment once', () => {
  expect(employmentTypesOf(['INTERN', 'FULL_TIME', 'Full-time'])).toEqual(['Full-time', 'Internship']);
});

it('formats a place as city and country name', () => {
  expect(placeOf({ city: ' Pune ', region: 'MH', country: 'IN' })).toBe('Pune, India');
  expect(placeOf({ region: 'Bavaria', country: 'Germany' })).toBe('Bavaria, Germany');
  expect(placeOf({ city: 'Singapore', country: 'SG' })).toBe('Singapore');
  expect(placeOf({ city: '', region: null })).toBe('');
  expect([countryOf('AE'), countryOf('XQ'), countryOf('U.S.A.')]).toEqual(['United Arab Emirates', 'XQ', 'U.S.A.']);
});

it('joins distinct places', () => expect(placesOf(['Pune', ' ', 'Delhi', 'Pune '])).toBe('Pune; Delhi'));

it('detects remote places', () => {
  expect(['Remote - EMEA', 'US (remote)', 'Remoteville'].map(saysRemote)).toEqual([true, true, false]);
});
