import { CITY_NAMES } from './city-names.js';
import { LOCAL_CITY_NAMES } from './local-city-names.js';
import { toPlaceKey } from './place-key.js';

/** A city with several names. */
export interface KnownCity {
  /** Its current name, normalized by `toPlaceKey`. */
  readonly key: string;
  /** ISO 3166-1; undefined if cities of several countries have the name. */
  readonly country: string | undefined;
}

const CITIES: ReadonlyMap<string, KnownCity> = new Map(
  [...CITY_NAMES, ...LOCAL_CITY_NAMES].flatMap(({ country, names }) => {
    const city = { key: toPlaceKey(names[0] ?? ''), country };
    return names.map((name) => [toPlaceKey(name), city] as const);
  }),
);

/** Finds a city by a name that is normalized by `toPlaceKey`. */
export const findCity = (key: string): KnownCity | undefined => CITIES.get(key);

/** Normalizes any name of a city to its current one. */
export function toCityKey(city: string): string {
  const key = toPlaceKey(city);
  return findCity(key)?.key ?? key;
}
