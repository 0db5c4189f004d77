import { readData } from '../../read-data.js';

/** Regions; each has its share of the 600 postings. */
export const REGIONS = ['india', 'emirates', 'europe', 'americas'] as const;
export type Region = (typeof REGIONS)[number];

/** Salary levels in a currency. */
export interface Pay {
  readonly currency: string;
  readonly unitText: 'YEAR' | 'MONTH';
  /** The equivalent of 68,000 euros in Berlin. */
  readonly base: number;
  /** Wage inequality: 1 as in Berlin, 2 much higher. */
  readonly spread: number;
  /** Amounts are rounded to this. */
  readonly step: number;
  readonly min: number;
  /** Pay of an internship. */
  readonly intern: {
    readonly value: number;
    readonly unitText: 'MONTH' | 'HOUR';
    readonly step: number;
    readonly min: number;
  };
  /** Hourly rate of contract work at mid level, if it is paid by the hour. */
  readonly hour?: number;
}

/** A city with its country and salary level; `factor` is relative to the base salary in the currency. */
export interface Place {
  readonly city: string;
  readonly country: string;
  readonly region: Region;
  readonly pay: Pay;
  readonly factor: number;
  /** The local language, if postings may ask for it. */
  readonly language?: string;
}

/** A place as stored; salary levels are looked up by currency. */
type PlaceEntry = Omit<Place, 'pay'> & { readonly currency: string };

const payByCurrency = new Map((readData('sample-feed/pay') as readonly Pay[]).map((pay) => [pay.currency, pay]));

/** All cities with offices of sample companies. */
export const PLACES: readonly Place[] = (readData('sample-feed/places') as readonly PlaceEntry[]).map(toPlace);

function toPlace({ currency, ...place }: PlaceEntry): Place {
  const pay = payByCurrency.get(currency);
  if (!pay) throw new Error(`No salary levels in ${currency}`);
  return { ...place, pay };
}
