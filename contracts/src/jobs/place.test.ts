import { expandCountryNames, formatAddress, getCountryName } from './place.js';

it.each([
  ['Portland', 'ME', 'US', 'Portland, ME, United States'],
  ['Portland', 'OR', 'US', 'Portland, OR, United States'],
  ['Portland', 'US-OR', 'US', 'Portland, OR, United States'],
  ['Portland, ME', 'ME', 'US', 'Portland, ME, United States'],
  ['Portland, OR, USA', 'OR', 'US', 'Portland, OR, United States'],
  ['Springfield', 'Illinois', 'USA', 'Springfield, Illinois, United States'],
  ['London', 'England', 'GB', 'London, England, United Kingdom'],
  ['London', 'Ontario', 'CA', 'London, Ontario, Canada'],
  ['London', undefined, 'UK', 'London, United Kingdom'],
  ['Frankfurt', 'Hessen', 'DE', 'Frankfurt, Hessen, Germany'],
  ['Frankfurt (Oder)', 'Brandenburg', 'de', 'Frankfurt (Oder), Brandenburg, Germany'],
  ['Berlin', 'Berlin', 'DE', 'Berlin, Germany'],
  ['Hamburg', 'DE-HH', 'Deutschland', 'Hamburg, HH, Deutschland'],
  ['Bengaluru', 'Karnataka', 'IN', 'Bengaluru, Karnataka, India'],
  ['Bengaluru, India', 'KA', 'India', 'Bengaluru, KA, India'],
  ['Aurangabad', 'Bihar', 'IN', 'Aurangabad, Bihar, India'],
  ['Aurangabad', 'Maharashtra', 'IN', 'Aurangabad, Maharashtra, India'],
  ['Dubai', 'Dubai', 'AE', 'Dubai, United Arab Emirates'],
  ['Dubai', 'دبي', 'AE', 'Dubai, دبي, United Arab Emirates'],
  ['Dubai, UAE', undefined, 'AE', 'Dubai, United Arab Emirates'],
  ['Singapore', 'Singapore', 'SG', 'Singapore'],
  ['Newcastle', 'NSW', 'AU', 'Newcastle, NSW, Australia'],
  ['Tokyo', '13', 'JP', 'Tokyo, Japan'],
  ['Minato', 'JP-13', 'JP', 'Minato, Japan'],
  ['Paris', 'Île-de-France', 'FR', 'Paris, Île-de-France, France'],
  ['Paris', 'TX', 'US', 'Paris, TX, United States'],
  ['', 'Goa', 'IN', 'Goa, India'],
  [' ', 'Bavaria', 'DE', 'Bavaria, Germany'],
  [null, '', 'AE', 'United Arab Emirates'],
  ['', null, 'Kenya', 'Kenya'],
  ['Remote', '', '', 'Remote'],
  ['', '', '', ''],
  ['Kyiv', 'kyiv', 'XX', 'Kyiv, XX'],
  [' Porto ', ' , ', 'PT', 'Porto, Portugal'],
])('formats %j, %j, %j as %s', (locality, region, country, place) =>
  expect(formatAddress({ locality, region, country })).toBe(place),
);

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
  ['AE', 'United Arab Emirates'],
  ['de', 'Germany'],
  ['UK', 'United Kingdom'],
  ['XQ', 'XQ'],
  ['U.S.A.', 'U.S.A.'],
  ['Bharat', 'Bharat'],
])('names the country %s %s', (country, name) => expect(getCountryName(country)).toBe(name));
