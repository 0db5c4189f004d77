import { findCity } from './cities.js';
import { findCountry } from './countries.js';
import { toPlaceKey } from './place-key.js';

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

/** A part of a location: the id of a city or country, or a word. */
interface LocationPart {
  readonly id?: string;
  readonly country?: string;
  readonly words: readonly string[];
}

/** Returns the terms by which locations are compared: words, and ids of cities and countries. */
export function toPlaceTerms(location: string): ReadonlySet<string> {
  const parts = splitParts(location);
  const terms = new Set(parts.flatMap(({ id, words }) => (id === undefined ? words : [...words, id])));
  // "Bengaluru" alone lies in India; "London, Ontario" does not lie in the United Kingdom.
  const hasOnlyKnownPlaces = parts.every(
    ({ id, words }) => id !== undefined || words.every((word) => IGNORED_WORDS.has(word)),
  );
  if (hasOnlyKnownPlaces) for (const { country } of parts) if (country !== undefined) terms.add(toCountryId(country));
  return terms;
}

/**
 * Creates a function that returns true for the terms of a location in a place: the same city or country under any of
 * its names, or the same words. A place without words matches nothing.
 */
export function createPlaceMatcher(place: string): (terms: ReadonlySet<string>) => boolean {
  const parts = splitParts(place);
  return (terms) =>
    parts.length > 0 &&
    parts.every(({ id, words }) => (id !== undefined && terms.has(id)) || words.every((word) => terms.has(word)));
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
    const city = findCity(key);
    if (city) return { id: `city:${city.key}`, country: city.country, words: name };
    const country = findCountry(key);
    if (country !== undefined) return { id: toCountryId(country), words: name };
  }
  return undefined;
}

const toCountryId = (code: string): string => `country:${code}`;
