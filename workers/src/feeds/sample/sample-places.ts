/** Regions; each has its share of the 600 postings. */
export const REGIONS = ['india', 'emirates', 'europe', 'americas'] as const;
export type Region = (typeof REGIONS)[number];

/** Salary levels of a country. */
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

const INDIA: Pay = {
  currency: 'INR',
  unitText: 'YEAR',
  base: 2_200_000,
  spread: 1.9,
  step: 100_000,
  min: 600_000,
  intern: { value: 45_000, unitText: 'MONTH', step: 5_000, min: 40_000 },
};
const EMIRATES: Pay = {
  currency: 'AED',
  unitText: 'MONTH',
  base: 20_000,
  spread: 1.35,
  step: 1_000,
  min: 6_000,
  intern: { value: 5_000, unitText: 'MONTH', step: 500, min: 3_500 },
};
const EURO: Pay = {
  currency: 'EUR',
  unitText: 'YEAR',
  base: 68_000,
  spread: 1,
  step: 1_000,
  min: 24_000,
  intern: { value: 1_600, unitText: 'MONTH', step: 100, min: 900 },
  hour: 65,
};
const POUND: Pay = {
  currency: 'GBP',
  unitText: 'YEAR',
  base: 60_000,
  spread: 1.05,
  step: 1_000,
  min: 24_000,
  intern: { value: 15, unitText: 'HOUR', step: 1, min: 13 },
  hour: 55,
};
const US_DOLLAR: Pay = {
  currency: 'USD',
  unitText: 'YEAR',
  base: 118_000,
  spread: 1.1,
  step: 5_000,
  min: 45_000,
  intern: { value: 26, unitText: 'HOUR', step: 1, min: 20 },
  hour: 75,
};
const CANADIAN_DOLLAR: Pay = {
  currency: 'CAD',
  unitText: 'YEAR',
  base: 102_000,
  spread: 1.05,
  step: 1_000,
  min: 45_000,
  intern: { value: 24, unitText: 'HOUR', step: 1, min: 19 },
  hour: 70,
};
const REAL: Pay = {
  currency: 'BRL',
  unitText: 'YEAR',
  base: 170_000,
  spread: 1.5,
  step: 6_000,
  min: 60_000,
  intern: { value: 3_000, unitText: 'MONTH', step: 100, min: 2_400 },
};

/** A city with its country and salary level; `factor` is relative to the country. */
export interface Place {
  readonly city: string;
  readonly country: string;
  readonly region: Region;
  readonly pay: Pay;
  readonly factor: number;
  /** The local language, if postings may ask for it. */
  readonly language?: string;
}

const india = (city: string, factor: number): Place => ({
  city,
  country: 'India',
  region: 'india',
  pay: INDIA,
  factor,
});
const emirates = (city: string, factor: number): Place => ({
  city,
  country: 'United Arab Emirates',
  region: 'emirates',
  pay: EMIRATES,
  factor,
  language: 'Arabic',
});
const europe = (city: string, country: string, factor: number, language?: string): Place => ({
  city,
  country,
  region: 'europe',
  pay: EURO,
  factor,
  ...(language === undefined ? {} : { language }),
});
const britain = (city: string, factor: number): Place => ({
  city,
  country: 'United Kingdom',
  region: 'europe',
  pay: POUND,
  factor,
});
const america = (city: string, factor: number): Place => ({
  city,
  country: 'United States',
  region: 'americas',
  pay: US_DOLLAR,
  factor,
});
const canada = (city: string, factor: number, language?: string): Place => ({
  city,
  country: 'Canada',
  region: 'americas',
  pay: CANADIAN_DOLLAR,
  factor,
  ...(language === undefined ? {} : { language }),
});
const brazil = (city: string, factor: number): Place => ({
  city,
  country: 'Brazil',
  region: 'americas',
  pay: REAL,
  factor,
  language: 'Portuguese',
});

/** All cities with offices of sample companies. */
export const PLACES: readonly Place[] = [
  india('Bengaluru', 1.1),
  india('Hyderabad', 1.05),
  india('Pune', 1),
  india('Mumbai', 1.08),
  india('Gurugram', 1.08),
  india('Delhi', 1),
  india('Noida', 0.98),
  india('Chennai', 0.96),
  india('Ahmedabad', 0.86),
  india('Kolkata', 0.86),
  india('Kochi', 0.85),
  india('Thiruvananthapuram', 0.84),
  india('Jaipur', 0.82),
  india('Coimbatore', 0.8),
  india('Indore', 0.8),
  emirates('Dubai', 1),
  emirates('Abu Dhabi', 1.04),
  emirates('Sharjah', 0.84),
  emirates('Ras Al Khaimah', 0.8),
  europe('Berlin', 'Germany', 1, 'German'),
  europe('Munich', 'Germany', 1.1, 'German'),
  europe('Hamburg', 'Germany', 1, 'German'),
  europe('Vienna', 'Austria', 0.95, 'German'),
  europe('Amsterdam', 'Netherlands', 1.05, 'Dutch'),
  europe('Dublin', 'Ireland', 1.06),
  europe('Paris', 'France', 0.92, 'French'),
  europe('Lyon', 'France', 0.82, 'French'),
  europe('Madrid', 'Spain', 0.7, 'Spanish'),
  europe('Barcelona', 'Spain', 0.72, 'Spanish'),
  europe('Lisbon', 'Portugal', 0.66, 'Portuguese'),
  europe('Porto', 'Portugal', 0.6, 'Portuguese'),
  europe('Milan', 'Italy', 0.74, 'Italian'),
  europe('Athens', 'Greece', 0.58, 'Greek'),
  europe('Helsinki', 'Finland', 0.9, 'Finnish'),
  europe('Tallinn', 'Estonia', 0.7, 'Estonian'),
  britain('London', 1.15),
  britain('Manchester', 0.92),
  britain('Edinburgh', 0.93),
  america('New York', 1.15),
  america('San Francisco', 1.25),
  america('Seattle', 1.15),
  america('Boston', 1.1),
  america('Austin', 1),
  america('Denver', 0.98),
  america('Chicago', 1),
  america('Atlanta', 0.92),
  canada('Toronto', 1.05),
  canada('Vancouver', 1.03),
  canada('Montreal', 0.95, 'French'),
  brazil('São Paulo', 1.05),
  brazil('Rio de Janeiro', 0.95),
];
