import { toComparableWords } from '@trackrecord/contracts/jobs/comparable-words';
import { expandCountryNames, getCountryName } from '@trackrecord/contracts/jobs/place';

/** Appends the country (code or name) to a place that does not contain it. */
export function addCountry(place: string, country: string): string {
  const [expanded, name] = [expandCountryNames(place).trim(), expandCountryNames(getCountryName(country))];
  const words = new Set(toComparableWords(expanded));
  if (expanded === '' || name === '') return expanded || name;
  return toComparableWords(name).every((word) => words.has(word)) ? expanded : `${expanded}, ${name}`;
}

/** Joins distinct places into one line. */
export const joinPlaces = (places: readonly string[]): string =>
  [...new Set(places.map((place) => place.trim()).filter((place) => place !== ''))].join('; ');

/** Returns true if a place says that the job is remote. */
export const mentionsRemote = (place: string): boolean => /\bremote\b|work from home|\bhome.?office\b/i.test(place);
