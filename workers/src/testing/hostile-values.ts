import { createHostileTexts } from './hostile-texts.js';
import { createHostileUrls } from './hostile-urls.js';

/** Maximum lengths of the fields of a profile in UTF-16 units (contracts, `text`). */
export const MAX_LENGTH = { line: 200, prose: 10_000, email: 320, year: 20, url: 2_000 } as const;

/** Valid dates and times; an empty text stands for none. */
const HOSTILE_DATES: readonly string[] = [
  ...['2020-01-01', '0001-01-01', '9999-12-31', '1969-12-31', '2024-02-29', '1900-01-01T00:00:00Z', ''],
  ...['2019-12-31T23:59:59.999999999+14:00', '2020-01-01T00:00:00-12:00'],
];

/** Provides the values of the fields of a profile. */
export interface ValueSource {
  /** Returns a text, cut to the maximum length of the field. */
  nextText(field: string, maxLength?: number): string;
  nextUrl(field: string): string;
  nextDate(field: string): string | undefined;
  nextFlag(field: string): boolean;
}

/** Provides empty values. */
export const EMPTY_VALUES: ValueSource = {
  nextText: () => '',
  nextUrl: () => '',
  nextDate: () => undefined,
  nextFlag: () => false,
};

/** The distance between the starts of two fields in the values that they cycle through. */
const START_DISTANCE = 17;

/** Provides hostile texts and URLs. Each field cycles through all of them from its own start. */
export class HostileValues implements ValueSource {
  readonly #texts: readonly string[];
  readonly #urls: readonly string[];
  readonly #positions = new Map<string, number>();

  /** Requests in hostile values go to this port of the loopback interface. */
  constructor(port: number) {
    this.#texts = createHostileTexts(port);
    this.#urls = [...createHostileUrls(port), ...this.#texts];
  }

  nextText(field: string, maxLength: number = MAX_LENGTH.line): string {
    return this.#next(`${field} ${String(maxLength)}`, this.#texts).slice(0, maxLength);
  }

  nextUrl(field: string): string {
    return this.#next(field, this.#urls).slice(0, MAX_LENGTH.url);
  }

  nextDate(field: string): string | undefined {
    return this.#next(field, HOSTILE_DATES) || undefined;
  }

  nextFlag(field: string): boolean {
    return this.#next(field, [true, false]);
  }

  #next<Item>(field: string, values: readonly Item[]): Item {
    const position = this.#positions.get(field) ?? this.#positions.size * START_DISTANCE;
    this.#positions.set(field, position + 1);
    const value = values[position % values.length];
    if (value === undefined) throw new Error(`No values for ${field}`);
    return value;
  }
}
