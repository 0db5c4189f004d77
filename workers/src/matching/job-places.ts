import { cityKey, countriesOf, placeKey } from '@trackrecord/domain/places/gazetteer';
import { remembered } from '../ai/rules/words/remembered.js';

/** One of the places that a job names. */
export interface JobPlace {
  /** As it is written, without what says that the job is remote. */
  readonly name: string;
  /** What stands before the first comma, in comparable words: a city, or all there is. */
  readonly city: string;
  /** Whether it is a country or a region and nothing else. */
  readonly isArea: boolean;
  /** The countries it names, or that its region holds (ISO 3166-1); nothing where it names none. */
  readonly countries: ReadonlySet<string> | undefined;
}

/** Where a job can be done, as its location says it. */
export interface JobPlaces {
  readonly places: readonly JobPlace[];
  /** Whether it names no place, or says "Remote" beside those it names. */
  readonly isAnywhere: boolean;
}

const LIST_SEPARATOR = /[;|•\n]/;
const CONJUNCTION = / (?:or|and|&|\+) /;
const BETWEEN_PARTS = /[,()[\]:/–—]|\s-\s/;
const REMOTE = /\b(?:remote|home ?office|work from home|wfh|anywhere|worldwide|global)\b/i;
/** What stands around the places of a remote job: "Anywhere in the EU", "Fully remote within Europe", "Remote-first, Germany". */
const AROUND =
  /\b(?:fully|100%?|only|remote(?:ly)?|work from home|home ?office|wfh|anywhere|worldwide|global(?:ly)?|within|based|in|from|the|first|friendly)\b/gi;

/** The places of a location: "Pune, India", "Remote, Europe", "London, UK or Remote". */
export const jobPlacesOf = remembered((location: string): JobPlaces => {
  // Blanks are collapsed first: a pattern that looks for them on both sides takes quadratic time.
  const written = location.split(LIST_SEPARATOR).flatMap((part) => part.replace(/\s+/g, ' ').split(CONJUNCTION));
  const read = written.map(placeOf);
  const places = read.filter((place) => place !== undefined);
  return { places, isAnywhere: places.length < read.length };
});

/** Removes blanks and dashes at both ends. */
function trimDashes(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[\s-]+/, '');
}

function placeOf(written: string): JobPlace | undefined {
  const isRemote = REMOTE.test(written);
  const parts = written
    .split(BETWEEN_PARTS)
    .map((part) => (isRemote ? trimDashes(part.replace(AROUND, ' ')) : part.trim()))
    .filter((part) => placeKey(part) !== '');
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  const isArea = parts.every((part) => countriesOf(part) !== undefined);
  const named = (isArea ? parts : others).flatMap((part) => [...(countriesOf(part) ?? [])]);
  return {
    name: parts.join(', '),
    city: cityKey(first),
    isArea,
    countries: named.length > 0 ? new Set(named) : undefined,
  };
}
