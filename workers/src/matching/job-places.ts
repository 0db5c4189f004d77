import { toCityKey, getCountries, toPlaceKey, toStateCode } from '@trackrecord/domain/places/gazetteer';
import { memoizeByWord } from '../ai/rules/words/memoize-by-word.js';

/** A place named by a job. */
export interface JobPlace {
  /** The text without its remote wording. */
  readonly name: string;
  /** The normalized text before the first comma: a city, or the whole place. */
  readonly cityKey: string;
  /** True if it is only a country or region. */
  readonly isArea: boolean;
  /** The countries of the place or region (ISO 3166-1); undefined if none is named. */
  readonly countries: ReadonlySet<string> | undefined;
  /** The state of the US; undefined if none is named. */
  readonly state: string | undefined;
}

/** Where a job can be done, parsed from its location. */
export interface JobPlaces {
  readonly places: readonly JobPlace[];
  /** True if it names no place, or "Remote" separately. */
  readonly isAnywhere: boolean;
}

const LIST_SEPARATOR = /[;|•\n]/;
const CONJUNCTION = / (?:or|and|&|\+) /;
const PART_SEPARATOR = /[,()[\]:/–—]|\s-\s/;
const REMOTE = /\b(?:remote|home ?office|work from home|wfh|anywhere|worldwide|global)\b/i;
/**
 * Words around the places of remote jobs: "Anywhere in the EU", "Fully remote within Europe", "Remote-first, Germany".
 */
const REMOTE_FILLER =
  /\b(?:fully|100%?|only|remote(?:ly)?|work from home|home ?office|wfh|anywhere|worldwide|global(?:ly)?|within|based|in|from|the|first|friendly)\b/gi;

/** Parses a location: "Pune, India", "Remote, Europe", "London, UK or Remote". */
export const parseJobPlaces = memoizeByWord((location: string): JobPlaces => {
  // Collapse whitespace first: a pattern with spaces on both sides takes quadratic time.
  const parts = location.split(LIST_SEPARATOR).flatMap((part) => part.replace(/\s+/g, ' ').split(CONJUNCTION));
  const placesByPart = parts.map(parsePlace);
  const places = placesByPart.filter((place) => place !== undefined);
  // A part without a place, such as "Remote", means anywhere.
  return { places, isAnywhere: places.length < parts.length };
});

/** Trims spaces and dashes. */
function trimDashes(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[\s-]+/, '');
}

function parsePlace(text: string): JobPlace | undefined {
  const isRemote = REMOTE.test(text);
  const parts = text
    .split(PART_SEPARATOR)
    .map((part) => (isRemote ? trimDashes(part.replace(REMOTE_FILLER, ' ')) : part.trim()))
    .filter((part) => toPlaceKey(part) !== '');
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  const isArea = parts.every((part) => getCountries(part) !== undefined);
  const countries = (isArea ? parts : others).flatMap((part) => [...(getCountries(part) ?? [])]);
  return {
    name: parts.join(', '),
    cityKey: toCityKey(first),
    isArea,
    countries: countries.length > 0 ? new Set(countries) : undefined,
    state: others.map(toStateCode).find((state) => state !== undefined),
  };
}
