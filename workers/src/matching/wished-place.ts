import { cityKey, countriesOf } from '@trackrecord/domain/places/gazetteer';
import type { JobPlace } from './job-places.js';

/** A place that somebody lives or would work in. */
export interface WishedPlace {
  readonly name: string;
  /** In comparable words; empty where any city of the country will do. */
  readonly city: string;
  /** Its country, or the countries of its region (ISO 3166-1); nothing where none is named that is known. */
  readonly countries: ReadonlySet<string> | undefined;
}

/** A place as somebody writes it; one word may be a country. */
export function wishedPlace(city: string, country: string): WishedPlace {
  const countries = countriesOf(country);
  const area = countriesOf(city);
  const isArea = area !== undefined && country.trim() === '';
  return { name: city || country, city: isArea ? '' : cityKey(city), countries: isArea ? area : countries };
}

/** Whether a place is their city, and in their country, where both name one. */
export function isInCity({ city, countries }: WishedPlace, place: JobPlace): boolean {
  const isCity = place.isArea ? city === place.city : isSameCity(city, place.city);
  return city !== '' && isCity && (!countries || !place.countries || shareOne(countries, place.countries));
}

/** Whether a place is in their country. */
export const isInCountry = ({ countries }: WishedPlace, place: JobPlace): boolean =>
  countries !== undefined && place.countries !== undefined && shareOne(countries, place.countries);

/** Whether two cities are one: "Frankfurt" and "Frankfurt am Main", but not "York" and "New York". */
const isSameCity = (one: string, other: string): boolean =>
  `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);

const shareOne = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ones].some((one) => others.has(one));
