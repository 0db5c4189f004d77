import { normalizeEmploymentTypes } from './raw-posting.js';
import { joinPlaces, mentionsRemote } from './places.js';

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
])('normalizes %s to %j', (text, expected) => expect(normalizeEmploymentTypes([text])).toEqual(expected));

it('returns each kind of employment once', () => {
  expect(normalizeEmploymentTypes(['INTERN', 'FULL_TIME', 'Full-time'])).toEqual(['Full-time', 'Internship']);
});

it('joins distinct places', () => expect(joinPlaces(['Pune', ' ', 'Delhi', 'Pune '])).toBe('Pune; Delhi'));

it('detects remote places', () => {
  expect(['Remote - EMEA', 'US (remote)', 'Remoteville'].map(mentionsRemote)).toEqual([true, true, false]);
});
