import { toComparableWords } from '@trackrecord/contracts/jobs/comparable-words';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns the name of a two-letter country code (ISO 3166-1), or the text itself. */
export function getCountryName(text: string): string {
  const country = text.trim();
  return (/^[A-Z]{2}$/.test(country) ? COUNTRIES.of(country) : undefined) ?? country;
}

/** Abbreviated countries; filters use the full names. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bU\.?A\.?E\b\.?/g, 'United Arab Emirates'],
  [/\bU\.?K\b\.?/g, 'United Kingdom'],
  [/\bU\.?S(?:\.?A)?\b\.?/g, 'United States'],
];

/** Replaces abbreviated countries with their names, as filters compare them (spec section 2, Jobs screen). */
export const expandCountryNames = (place: string): string =>
  ABBREVIATIONS.reduce((expanded, [pattern, name]) => expanded.replace(pattern, name), place);

/** Appends the country (code or name) to a place that does not contain it. */
export function addCountry(place: string, country: string): string {
  const [expanded, name] = [expandCountryNames(place).trim(), expandCountryNames(getCountryName(country))];
  const words = new Set(toComparableWords(expanded));
  if (expanded === '' || name === '') return expanded || name;
  return toComparableWords(name).every((word) => words.has(word)) ? expanded : `${expanded}, ${name}`;
}

/** The parts of an address. */
export interface RawAddress {
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Formats a place as "City, Country" (spec section 9); the region replaces a missing city. */
export function formatPlace({ city, region, country }: RawAddress): string {
  const parts = [city?.trim() || region?.trim(), country && getCountryName(country)];
  return [...new Set(parts.filter((part) => part))].join(', ');
}

/** Joins distinct places into one line. */
export const joinPlaces = (places: readonly string[]): string =>
  [...new Set(places.map((place) => place.trim()).filter((place) => place !== ''))].join('; ');

/** Returns true if a place says that the job is remote. */
export const mentionsRemote = (place: string): boolean => /\bremote\b|work from home|\bhome.?office\b/i.test(place);
