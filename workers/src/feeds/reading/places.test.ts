import { addCountry } from './places.js';

it.each([
  ['Bengaluru', 'IN', 'Bengaluru, India'],
  ['Bengaluru, INDIA', 'IN', 'Bengaluru, INDIA'],
  ['Dubai, UAE', 'AE', 'Dubai, United Arab Emirates'],
  ['Remote', 'GB', 'Remote, United Kingdom'],
  ['', 'AE', 'United Arab Emirates'],
  ['Pune', '', 'Pune'],
  ['Pune', 'Bharat', 'Pune, Bharat'],
])('adds the country: %j, %j -> %j', (place, country, named) => expect(addCountry(place, country)).toBe(named));
