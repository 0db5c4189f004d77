import { comparableWords } from '@trackrecord/contracts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a country by its code (ISO 3166-1, two letters), else as it is written. */
export function countryOf(written: string): string {
  const country = written.trim();
  return (/^[A-Z]{2}$/.test(country) ? COUNTRIES.of(country) : undefined) ?? country;
}

/** Countries by their short names, which people filter by the long ones. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bU\.?A\.?E\b\.?/g, 'United Arab Emirates'],
  [/\bU\.?K\b\.?/g, 'United Kingdom'],
  [/\bU\.?S(?:\.?A)?\b\.?/g, 'United States'],
];

/** A place with its countries by their names, as filters compare them (spec section 2, Jobs screen). */
export const withCountryNames = (place: string): string =>
  SHORT_NAMES.reduce((named, [short, name]) => named.replace(short, name), place);

/** A place with the country that it lies in (a code, or a name), where it does not say that itself. */
export function inCountry(place: string, country: string): string {
  const [named, name] = [withCountryNames(place).trim(), withCountryNames(countryOf(country))];
  const words = new Set(comparableWords(named));
  if (named === '' || name === '') return named || name;
  return comparableWords(name).every((word) => words.has(word)) ? named : `${named}, ${name}`;
}

/** An address as feeds write it in parts. */
export interface ToldAddress {
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** A place as "City, Country" (spec section 9); the region stands in for a city that is not told. */
export function placeOf({ city, region, country }: ToldAddress): string {
  const parts = [city?.trim() || region?.trim(), country && countryOf(country)];
  return [...new Set(parts.filter((part) => part))].join(', ');
}

/** Several places in one line, each once. */
export const placesOf = (places: readonly string[]): string =>
  [...new Set(places.map((place) => place.trim()).filter((place) => place !== ''))].join('; ');

/** Whether the words of a place say that one works from anywhere. */
export const saysRemote = (place: string): boolean => /\bremote\b|work from home|\bhome.?office\b/i.test(place);
