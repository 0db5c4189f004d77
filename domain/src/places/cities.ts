import { CITY_NAMES } from './city-names.js';
import { placeKey } from './place-key.js';

/** A city that goes by several names. */
export interface KnownCity {
  /** Its name of today, as `placeKey` has it. */
  readonly key: string;
  /** ISO 3166-1. */
  readonly country: string;
}

const CITIES: ReadonlyMap<string, KnownCity> = new Map(
  CITY_NAMES.flatMap(({ country, names }) => {
    const city = { key: placeKey(names[0] ?? ''), country };
    return names.map((name) => [placeKey(name), city] as const);
  }),
);

/** The city of a name as `placeKey` has it; nothing where it is not known. */
export const cityOfKey = (key: string): KnownCity | undefined => CITIES.get(key);

/** The words of a city in one form, whichever of its names is given. */
export function cityKey(city: string): string {
  const key = placeKey(city);
  return cityOfKey(key)?.key ?? key;
}
