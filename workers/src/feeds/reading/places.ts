const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a country by its code (ISO 3166-1, two letters), else as it is written. */
export function countryOf(written: string): string {
  const country = written.trim();
  return (/^[A-Z]{2}$/.test(country) ? COUNTRIES.of(country) : undefined) ?? country;
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
