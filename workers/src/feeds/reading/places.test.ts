import { addCountry, expandCountryNames } from './places.js';

it.each([
  ['Dubai, UAE', 'Dubai, United Arab Emirates'],
  ['Dubai - U.A.E.', 'Dubai - United Arab Emirates'],
  ['London, UK; New York, USA', 'London, United Kingdom; New York, United States'],
  ['Remote (US)', 'Remote (United States)'],
  ['Austin, U.S.', 'Austin, United States'],
  ['Kyiv, Ukraine', 'Kyiv, Ukraine'],
  ['Join us in Sousa', 'Join us in Sousa'],
])('expands %s to %s', (place, expanded) => expect(expandCountryNames(place)).toBe(expanded));

it.each([
  ['Bengaluru', 'IN', 'Bengaluru, India'],
  ['Bengaluru, INDIA', 'IN', 'Bengaluru, INDIA'],
  ['Dubai, UAE', 'AE', 'Dubai, United Arab Emirates'],
  ['Remote', 'GB', 'Remote, United Kingdom'],
  ['', 'AE', 'United Arab Emirates'],
  ['Pune', '', 'Pune'],
  ['Pune', 'Bharat', 'Pune, Bharat'],
])('adds the country: %j, %j -> %j', (place, country, named) => expect(addCountry(place, country)).toBe(named));
