import { normalizeDigits } from './read-number.js';

const DOLLARS = ['USD', 'CAD', 'AUD', 'SGD', 'NZD', 'HKD', 'MXN', 'TWD'];

/** Signs and names of currencies, longer ones first. A sign of several currencies lists the usual one first. */
const SIGNS: readonly (readonly [string, readonly string[]])[] = [
  [String.raw`US\$|\$US`, ['USD']],
  [String.raw`CA?\$`, ['CAD']],
  [String.raw`AU?\$`, ['AUD']],
  [String.raw`NZ\$`, ['NZD']],
  [String.raw`HK\$`, ['HKD']],
  [String.raw`NT\$`, ['TWD']],
  [String.raw`MX\$`, ['MXN']],
  [String.raw`S\$`, ['SGD']],
  [String.raw`R\$`, ['BRL']],
  [String.raw`\$`, DOLLARS],
  ['(?:dollars?)(?!\\p{L})', DOLLARS],
  ['€|(?:euros?)(?!\\p{L})', ['EUR']],
  ['£|(?:pounds?)(?!\\p{L})', ['GBP']],
  ['[¥￥]', ['JPY', 'CNY']],
  ['[円圓]', ['JPY']],
  ['元|(?:RMB)(?!\\p{L})', ['CNY']],
  [String.raw`₹|(?:Rs\.?|rupees?)(?!\p{L})`, ['INR', 'PKR', 'LKR', 'NPR']],
  ['₽|(?:руб\\.?|рублей)(?!\\p{L})', ['RUB']],
  ['₴|(?:грн\\.?)(?!\\p{L})', ['UAH']],
  ['₩|원', ['KRW']],
  ['₪', ['ILS']],
  ['₺|(?:TL)(?!\\p{L})', ['TRY']],
  ['₦', ['NGN']],
  ['₫', ['VND']],
  ['₱', ['PHP']],
  ['฿', ['THB']],
  ['(?:zł)(?!\\p{L})', ['PLN']],
  ['(?:Kč)(?!\\p{L})', ['CZK']],
  ['(?:Ft)(?!\\p{L})', ['HUF']],
  [String.raw`(?:Fr\.?|SFr\.?)(?!\p{L})`, ['CHF']],
  ['(?:Dhs?\\.?|dirhams?)(?!\\p{L})|د\\.إ', ['AED']],
  ['(?:RM)(?!\\p{L})', ['MYR']],
  [String.raw`(?:Rp\.?)(?!\p{L})`, ['IDR']],
  ['R(?=\\s?\\d)', ['ZAR']],
];
const SIGN_PATTERNS = SIGNS.map(([source, codes]) => [codes, new RegExp(source, 'iuy')] as const);

/** Crowns: the sign does not say of which country. */
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK'];
const CROWN_SIGN = /kr(?:oner|onor)?\.?(?!\p{L})/iuy;

const CODE = /[a-z]{3}(?!\p{L})/iuy;
/** ISO 4217. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const MAX_LENGTH = 20;

/** A currency at a position of a text. */
interface FoundCurrency {
  /** Undefined if a sign belongs to several currencies and none of them is expected, as kr does. */
  readonly currency: string | undefined;
  readonly end: number;
}

/**
 * Reads the sign, name or code of a currency at a position. A sign of several currencies is the expected one, if it can
 * be.
 */
export function readCurrencyAt(text: string, position: number, expected?: string): FoundCurrency | undefined {
  const readSign = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    return pattern.test(text);
  };
  if (readSign(CODE)) {
    const currency = text.slice(position, CODE.lastIndex).toUpperCase();
    if (CODES.has(currency)) return { currency, end: CODE.lastIndex };
  }
  const expectedAmong = (codes: readonly string[]): string | undefined => codes.find((code) => code === expected);
  if (readSign(CROWN_SIGN)) return { currency: expectedAmong(CROWNS), end: CROWN_SIGN.lastIndex };
  for (const [codes, pattern] of SIGN_PATTERNS) {
    if (readSign(pattern)) return { currency: expectedAmong(codes) ?? codes[0], end: pattern.lastIndex };
  }
  return undefined;
}

/** Returns the code of a currency that is given as its sign or code. Undefined if it is neither, or not certain. */
export function readCurrency(text: string): string | undefined {
  const sign = normalizeDigits(text.slice(0, MAX_LENGTH)).trim();
  const found = readCurrencyAt(sign, 0);
  return found?.end === sign.length ? found.currency : undefined;
}
