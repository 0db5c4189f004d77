import { hostileTexts } from './hostile-texts.js';
import { hostileUrls } from './hostile-urls.js';

/** Bounds of the fields of a profile in UTF-16 units (contracts, `text`). */
export const BOUND = { line: 200, prose: 10_000, email: 320, phone: 40, year: 20, url: 2_000 } as const;

/** Days and moments that contracts let in; an empty text stands for none. */
const DATES: readonly string[] = [
  ...['2020-01-01', '0001-01-01', '9999-12-31', '1969-12-31', '2024-02-29', '1900-01-01T00:00:00Z', ''],
  ...['2019-12-31T23:59:59.999999999+14:00', '2020-01-01T00:00:00-12:00'],
];

/** Gives each field of a profile what it holds. */
export interface Dealer {
  /** A text, or as much of it as a field of that bound holds. */
  text(field: string, bound?: number): string;
  url(field: string): string;
  date(field: string): string | undefined;
  flag(field: string): boolean;
}

/** Leaves everything empty. */
export const EMPTY_DEALER: Dealer = { text: () => '', url: () => '', date: () => undefined, flag: () => false };

/** Deals hostile texts and addresses: each field goes through all of them on its own, each from another place on. */
export class HostileDealer implements Dealer {
  readonly #texts: readonly string[];
  readonly #urls: readonly string[];
  readonly #dealt = new Map<string, number>();

  /** Whatever asks for anything asks at this port of this machine. */
  constructor(port: number) {
    this.#texts = hostileTexts(port);
    this.#urls = [...hostileUrls(port), ...this.#texts];
  }

  text(field: string, bound: number = BOUND.line): string {
    return this.#next(`${field} ${String(bound)}`, this.#texts).slice(0, bound);
  }

  url(field: string): string {
    return this.#next(field, this.#urls).slice(0, BOUND.url);
  }

  date(field: string): string | undefined {
    return this.#next(field, DATES) || undefined;
  }

  flag(field: string): boolean {
    return this.#next(field, [true, false]);
  }

  #next<Card>(field: string, deck: readonly Card[]): Card {
    const place = this.#dealt.get(field) ?? this.#dealt.size * 17;
    this.#dealt.set(field, place + 1);
    const card = deck[place % deck.length];
    if (card === undefined) throw new Error(`There is nothing to deal for ${field}`);
    return card;
  }
}
