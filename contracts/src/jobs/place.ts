// Without zod and without Node, because the browser extension loads it.

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns the name of a two-letter country code (ISO 3166-1), or the text itself. */
export function getCountryName(text: string): string {
  const country = text.trim();
  return (/^[A-Za-z]{2}$/.test(country) ? COUNTRIES.of(country.toUpperCase()) : undefined) ?? country;
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

/** The parts of a postal address, as schema.org names them. The country may be a code. */
export interface Address {
  readonly locality?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/**
 * Formats an address as "Town, Region, Country", without repetitions. The region tells towns of one name apart, such as
 * Portland, ME and Portland, OR. What is missing is left out: a place without a town is its region, then its country.
 */
export function formatAddress({ locality, region, country }: Address): string {
  const texts = [locality ?? '', getRegionName(region ?? ''), getCountryName(country ?? '')];
  const parts = texts.flatMap((text) => expandCountryNames(text).split(',')).map((part) => part.trim());
  const distinctParts = new Map(parts.toReversed().map((part) => [part.toLowerCase(), part]));
  distinctParts.delete('');
  return [...distinctParts.values()].reverse().join(', ');
}

/** Returns the region of an ISO 3166-2 code without its country ("US-OR"), and none for a code that is only a number. */
const getRegionName = (region: string): string => {
  const name = region.trim().replace(/^[A-Z]{2}-(?=[A-Z0-9]{1,3}$)/, '');
  return /^\d*$/.test(name) ? '' : name;
};
