// Without zod, because the client and the browser extension load it.
import { readCurrencyAt } from './currencies.js';
import type { SalaryUnit } from './pay-periods.js';
import { readPeriodAt } from './read-pay-period.js';
import { normalizeDigits, NUMBER, readNumber } from './read-number.js';

/** Amounts of a text. One amount is both bounds; "from" and "up to" have only one. */
export interface Money {
  readonly min?: number;
  readonly max?: number;
  /** ISO 4217. */
  readonly currency?: string;
  readonly unit?: SalaryUnit;
}

/** What an amount is multiplied by. `l` and `lpa` (lakhs per annum) are of India. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand|tsd\.?|тыс\.?)(?!\p{L})|千/iuy, 1e3],
  [/万|萬/y, 1e4],
  [/(?:lakhs?|lacs?|l|lpa)(?!\p{L})/iuy, 1e5],
  [/(?:mm?|mn|mln|mio\.?|millions?|млн\.?)(?!\p{L})/iuy, 1e6],
  [/(?:crores?|cr)(?!\p{L})/iuy, 1e7],
];
const LAKHS_PER_YEAR = /lpa(?!\p{L})/iuy;

/** Matches words at a position; no letter may follow, except in scripts without spaces. Signs may be followed by any. */
const match = (words: string, signs: string): RegExp =>
  new RegExp(String.raw`(?:(?:${words})(?!(?!\p{sc=Han})\p{L})|${signs})`, 'iuy');

/** Between two amounts. */
const RANGE = match(
  String.raw`to|till?|bis|up to|until|à|jusqu'à|a(?= ?\p{Sc}? ?\d)|hasta|fino a|tot|и|до|and|und|et|y|至`,
  String.raw`[-–—−~〜]|\.{2,3}`,
);
/** Before an amount. */
const UP_TO = match(
  String.raw`max(?:imum|imal|\.)?|up to|bis(?: zu)?|hasta|jusqu'à|fino a|tot|until|less than|under|до`,
  '<=?|≤',
);
const FROM = match(
  String.raw`from|min(?:imum|\.)?|starting(?: at| from)?|at least|more than|over|between|zwischen|entre|tra|von|ab|desde|de|dès|da|van|vanaf|от`,
  '>=?|≥',
);
/** After an amount. */
const NO_CENTS = /[.,] ?[-–—]{1,2}/y;
const MINIMUM = match(String.raw`(?:and|or|&) (?:up|more|above)|min(?:imum|\.)?`, String.raw`\+`);
const MAXIMUM = match(String.raw`max(?:imum|\.)?`, '(?!)');
/** What says nothing about the amounts. */
const FILLER = match(
  String.raw`per|an?|each|every|je|im|pro|pr|par|por|al|all'|the|la|le|el|в|за|gross|brutto|brut[os]?|brutos|lord[io]|base|salary|pay|range|compensation|gehalt|bruttogehalt|salaire|salario|sueldo|ctc|approx\.?|about|around|circa|ca\.?`,
  '[ ()/:;,.*~]',
);

const MAX_LENGTH = 200;

interface ReadAmount {
  readonly value: number;
  readonly scale: number | undefined;
}

/** Reads a text from left to right. Every word of it has to be known. */
class MoneyReader {
  readonly #amounts: ReadAmount[] = [];
  readonly #currencies = new Set<string>();
  readonly #units = new Set<SalaryUnit>();
  #bound: 'lower' | 'upper' | undefined;
  #isRange = false;
  #position = 0;

  constructor(
    private readonly text: string,
    private readonly expectedCurrency: string | undefined,
  ) {}

  read(): Money | undefined {
    while (this.#position < this.text.length) {
      if (!this.#readToken()) return undefined;
    }
    return this.#currencies.size <= 1 && this.#units.size <= 1 ? this.#combine() : undefined;
  }

  /** Reads what stands at the position. Returns false if it is unknown there. */
  #readToken(): boolean {
    const period = readPeriodAt(this.text, this.#position);
    if (period) {
      this.#units.add(period.unit);
      this.#position = period.end;
      return true;
    }
    if (this.#amounts.length > 0 && this.#readEnding()) return true;
    if (/\d/.test(this.text.charAt(this.#position))) return this.#readAmount();
    const currency = readCurrencyAt(this.text, this.#position, this.expectedCurrency);
    if (currency) {
      if (currency.currency === undefined) return false;
      this.#currencies.add(currency.currency);
      this.#position = currency.end;
      return true;
    }
    return (this.#amounts.length === 0 ? this.#readBound() : this.#readRange()) || this.#skip(FILLER);
  }

  #readBound(): boolean {
    if (this.#skip(UP_TO)) this.#bound = 'upper';
    else if (this.#skip(FROM)) this.#bound = 'lower';
    else return false;
    return true;
  }

  #readRange(): boolean {
    const isRange = this.#skip(RANGE);
    this.#isRange ||= isRange;
    return isRange;
  }

  #readEnding(): boolean {
    if (this.#skip(MINIMUM)) this.#bound = 'lower';
    else if (this.#skip(MAXIMUM)) this.#bound = 'upper';
    else return this.#skip(NO_CENTS);
    return true;
  }

  /** Reads a number and its scale. Returns false if it is no amount, or a further one that is no end of a range. */
  #readAmount(): boolean {
    if (this.#amounts.length === 2 || (this.#amounts.length === 1 && !this.#isRange)) return false;
    const start = this.#position;
    this.#skip(NUMBER);
    const value = readNumber(this.text.slice(start, this.#position));
    if (value === undefined) return false;
    const afterNumber = this.#position;
    this.#skip(/ ?/y);
    LAKHS_PER_YEAR.lastIndex = this.#position;
    if (LAKHS_PER_YEAR.test(this.text)) {
      this.#units.add('YEAR');
      this.#currencies.add('INR');
    }
    const scale = SCALES.find(([pattern]) => this.#skip(pattern))?.[1];
    if (scale === undefined) this.#position = afterNumber;
    this.#amounts.push({ value, scale });
    return true;
  }

  /** Moves past a pattern at the position. Returns false if it is not there. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    if (!pattern.test(this.text)) return false;
    this.#position = pattern.lastIndex;
    return true;
  }

  #combine(): Money | undefined {
    const [first, second] = this.#amounts;
    // "50,000 to" lacks its end.
    if (!first || (this.#isRange && !second)) return undefined;
    const bounds = second ? toRange(first, second) : [scaleUp(first), scaleUp(first)];
    const [min = 0, max = 0] = bounds.toSorted((a, b) => a - b);
    if (!Number.isFinite(max)) return undefined;
    const [currency] = this.#currencies;
    const [unit] = this.#units;
    return {
      ...((second || this.#bound !== 'upper') && { min }),
      ...((second || this.#bound !== 'lower') && { max }),
      ...(currency !== undefined && { currency }),
      ...(unit !== undefined && { unit }),
    };
  }
}

/** Decimals such as 12.35 lakhs stay exact. */
const scaleUp = ({ value, scale }: ReadAmount): number =>
  scale === undefined ? value : Math.round(value * scale * 1e4) / 1e4;

/** A scale at one end of a range is that of the other, unless this makes the ends too different: 45–50k, 500–1k. */
const MAX_RANGE_RATIO = 20;

function toRange(first: ReadAmount, second: ReadAmount): readonly number[] {
  const scale = first.scale ?? second.scale;
  const scaled = [first, second].map((amount) => scaleUp({ value: amount.value, scale: amount.scale ?? scale }));
  const isPlausible = Math.max(...scaled) <= Math.min(...scaled) * MAX_RANGE_RATIO;
  return isPlausible ? scaled : [scaleUp(first), scaleUp(second)];
}

/**
 * Reads the amounts of a text of any country, such as "45–50k", "€ 45.000 p.a.", "from $30/hour" or "₹12–15 LPA". A sign
 * of several currencies ($, kr) is the expected one, if it can be. Returns undefined if any part of the text is not
 * understood, so that nothing is lost in silence.
 */
export function readMoney(text: string, expectedCurrency?: string): Money | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  return new MoneyReader(normalizeDigits(text).trim(), expectedCurrency).read();
}
