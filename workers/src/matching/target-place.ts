import { toCityKey, getCountries, toStateCode } from '@trackrecord/domain/places/gazetteer';
import type { JobPlace } from './job-places.js';

/** The home or a preferred location of a candidate. */
export interface TargetPlace {
  readonly name: string;
  /** Normalized; empty if any city of the country will do. */
  readonly cityKey: string;
  /** The countries of the place or region (ISO 3166-1); undefined if unknown. */
  readonly countries: ReadonlySet<string> | undefined;
  /** The state of the US; undefined if none is named. */
  readonly state: string | undefined;
}

/**
 * Parses a place. The country may follow a region ("OR, United States"). Without a country, the city may be the name of
 * a country or region.
 */
export function toTargetPlace(city: string, regionAndCountry: string): TargetPlace {
  const parts = regionAndCountry.split(',');
  const countries = getCountries(parts.at(-1) ?? '');
  const area = getCountries(city);
  const isArea = area !== undefined && regionAndCountry.trim() === '';
  return {
    name: city || regionAndCountry,
    cityKey: isArea ? '' : toCityKey(city),
    countries: isArea ? area : countries,
    state: parts.map(toStateCode).find((state) => state !== undefined),
  };
}

/** Returns true if a place is the same city, in the same country and state if both name one. */
export function isInCity({ cityKey, countries, state }: TargetPlace, place: JobPlace): boolean {
  const isCity = place.isArea ? cityKey === place.cityKey : isSameCity(cityKey, place.cityKey);
  const isSameState = !state || !place.state || state === place.state;
  const isSameCountry = !countries || !place.countries || intersects(countries, place.countries);
  return cityKey !== '' && isCity && isSameState && isSameCountry;
}

/** Returns true if a place is in the same country. */
export const isInCountry = ({ countries }: TargetPlace, place: JobPlace): boolean =>
  countries !== undefined && place.countries !== undefined && intersects(countries, place.countries);

/** Compares cities: "Frankfurt" equals "Frankfurt am Main", but "York" does not equal "New York". */
const isSameCity = (left: string, right: string): boolean =>
  `${left} `.startsWith(`${right} `) || `${right} `.startsWith(`${left} `);

const intersects = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  [...left].some((value) => right.has(value));
