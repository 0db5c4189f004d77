import { findCity } from './cities.js';
import { findCountry, findRegion } from './countries.js';
import { toPlaceKey } from './place-key.js';
import { findState, readState } from './us-states.js';

/** The maximum number of words in the name of a place. */
const MAX_NAME_WORDS = 6;
/** Words of a location that are not part of a place name. */
const IGNORED_WORDS = new Set([
  'remote',
  'hybrid',
  'onsite',
  'office',
  'in',
  'of',
  'and',
  'or',
  'the',
  'area',
  'region',
]);

/** A part of a location: a known place, or a word. */
interface LocationPart {
  /** Its id; undefined for a word. */
  readonly id?: string;
  /** The country that a city lies in, if nothing else is said. */
  readonly cityCountry?: string | undefined;
  /** The country that it is or says. */
  readonly country?: string;
  /** The ids of the countries of a region. */
  readonly countryIds?: readonly string[];
  readonly words: readonly string[];
}

/**
 * Returns the terms by which locations are compared: words, and ids of cities, states of the US, countries and regions.
 */
export const toPlaceTerms = (location: string): ReadonlySet<string> => new Set(location.split(';').flatMap(toTerms));

function toTerms(place: string): readonly string[] {
  const parts = splitParts(place);
  // "South America" does not lie in America.
  const words = parts.flatMap((part) => (part.countryIds ? [] : part.words));
  const ids = parts.flatMap(({ id }) => id ?? []);
  const countries = new Set(parts.flatMap(({ country }) => country ?? []));
  const cityCountries = new Set(parts.flatMap(({ cityCountry }) => cityCountry ?? []));
  const isElsewhere = [...countries, ...(countries.size > 0 ? [] : cityCountries)].some((code) => code !== 'US');
  const state = isElsewhere ? undefined : readState(place, countries.has('US'));
  if (state !== undefined) return [...words, ...ids, toStateId(state), toCountryId('US')];
  // "Bengaluru" alone lies in India; "London, Ontario" does not lie in the United Kingdom, and "Paris, Texas" not in
  // France.
  const hasOnlyKnownPlaces = parts.every(
    (part) => part.id !== undefined || part.words.every((word) => IGNORED_WORDS.has(word)),
  );
  const impliedCountries = countries.size > 0 ? countries : hasOnlyKnownPlaces ? cityCountries : [];
  return [...words, ...ids, ...[...impliedCountries].map(toCountryId)];
}

/**
 * Creates a function that returns true for the terms of a location in a place: the same city, state or country under
 * any of its names, a country of the same region, or the same words. A place without words matches nothing.
 */
export function createPlaceMatcher(place: string): (terms: ReadonlySet<string>) => boolean {
  const parts = splitParts(place);
  return (terms) =>
    parts.length > 0 &&
    parts.every(
      ({ id, countryIds = [], words }) =>
        (id !== undefined && terms.has(id)) ||
        countryIds.some((countryId) => terms.has(countryId)) ||
        words.every((word) => terms.has(word)),
    );
}

/** Splits a location into places and words, preferring the longest known name at each word. */
function splitParts(location: string): readonly LocationPart[] {
  const words = splitWords(location);
  const parts: LocationPart[] = [];
  for (let start = 0; start < words.length;) {
    const part = findNameAt(words, start) ?? { words: words.slice(start, start + 1) };
    parts.push(part);
    start += part.words.length;
  }
  return parts;
}

/** Returns the words in order and with duplicates, unlike `toComparableWords`. */
const splitWords = (location: string): readonly string[] =>
  location.split(/[\s,;:/|()[\]]/).flatMap((part) => toPlaceKey(part).split(' ').filter(Boolean));

function findNameAt(words: readonly string[], start: number): LocationPart | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - start); length > 0; length -= 1) {
    const name = words.slice(start, start + length);
    const key = name.join(' ');
    const part = findPlace(key);
    if (part) return { ...part, words: name };
  }
  return undefined;
}

function findPlace(key: string): Omit<LocationPart, 'words'> | undefined {
  const city = findCity(key);
  if (city) return { id: `city:${city.key}`, cityCountry: city.country };
  const state = findState(key);
  // Georgia is also a country.
  if (state !== undefined) return { id: toStateId(state), ...(key !== 'georgia' && { country: 'US' }) };
  const country = findCountry(key);
  const region = findRegion(key);
  if (region) return { id: `region:${region.join()}`, countryIds: region.map(toCountryId) };
  return country === undefined ? undefined : { id: toCountryId(country), country };
}

const toStateId = (code: string): string => `state:${code}`;
const toCountryId = (code: string): string => `country:${code}`;
