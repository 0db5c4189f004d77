import fc from 'fast-check';
import { parseTypedAmount } from './typed-amount.js';
import { formatAmountField } from './format-amount-field.js';
import { readMoney } from './read-money.js';
import { readPayPeriod } from './read-pay-period.js';

const NBSP = '\u00A0';
const THIN_SPACE = '\u202F';

describe('one amount', () => {
  it.each([
    ['45000', 45_000],
    ['45.000', 45_000],
    ['45,000', 45_000],
    ['45 000', 45_000],
    [`45${NBSP}000`, 45_000],
    [`45${THIN_SPACE}000`, 45_000],
    ["45'000", 45_000],
    ['45’000', 45_000],
    ['45000,00', 45_000],
    ['45000.00', 45_000],
    ['45000.0000', 45_000],
    ['45000.000', 45_000],
    ['45.000,50', 45_000.5],
    ['45,000.5', 45_000.5],
    ["45'000.50", 45_000.5],
    ['45 000,50', 45_000.5],
    ['1.234.567,89', 1_234_567.89],
    ['1,234,567', 1_234_567],
    ['1,250.500', 1_250.5],
    ['12,00,000', 1_200_000],
    ['1,20,00,000.75', 12_000_000.75],
    ['45', 45],
    ['45,5', 45.5],
    ['0.5', 0.5],
    ['0.125', 0.125],
    ['85k', 85_000],
    ['85 K', 85_000],
    ['85.5k', 85_500],
    ['85,5k', 85_500],
    ['1.2m', 1_200_000],
    ['1,5 Mio', 1_500_000],
    ['12 lakh', 1_200_000],
    ['12.35 Lacs', 1_235_000],
    ['1.2 crore', 12_000_000],
    ['2Cr', 20_000_000],
    ['60 thousand', 60_000],
    ['٤٥٬٠٠٠', 45_000],
    ['۴۵٬۰۰۰', 45_000],
    ['१२,००,०००', 1_200_000],
    ['４５０００', 45_000],
    ['500万', 5_000_000],
    ['45.000,-', 45_000],
    ["45'000.–", 45_000],
    [' 0 ', 0],
  ])('reads %s', (typed, amount) => {
    expect(parseTypedAmount(typed)).toBe(amount);
  });

  it.each([
    'abc',
    '1.2.3',
    '45,0000',
    '45.00.0',
    '1,23,4',
    '1.234,567.8',
    '45 00',
    '-5',
    '45-50k',
    '€45',
    '45k a year',
    '12 LPA',
    '45k+',
    '1e5',
    '1 2',
    'k',
    '45kg',
    '9'.repeat(400),
  ])('does not take %s for one amount', (typed) => expect(parseTypedAmount(typed)).toBeNaN());

  it('reads nothing from an empty field', () => {
    expect(parseTypedAmount(' ')).toBeUndefined();
  });

  it('is formatted so that it is read as the same amount', () => {
    expect([45, 45_000, 20.5, 45.125, null, undefined].map(formatAmountField)).toEqual([
      '45',
      '45,000',
      '20.5',
      '45.1250',
      '',
      '',
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (amount) => {
        expect(parseTypedAmount(formatAmountField(amount))).toBeCloseTo(amount, 6);
      }),
    );
  });
});

describe('the salary of a text', () => {
  it.each([
    ['$85k', { min: 85_000, max: 85_000, currency: 'USD' }],
    ['45-50k', { min: 45_000, max: 50_000 }],
    ['45k–50', { min: 45_000, max: 50_000 }],
    ['€45.000 – €55.000 per year', { min: 45_000, max: 55_000, currency: 'EUR', unit: 'YEAR' }],
    ['45.000 bis 55.000 EUR brutto im Jahr', { min: 45_000, max: 55_000, currency: 'EUR', unit: 'YEAR' }],
    ['entre 45 et 50 k€ brut par an', { min: 45_000, max: 50_000, currency: 'EUR', unit: 'YEAR' }],
    ['zwischen 50.000 und 60.000 €', { min: 50_000, max: 60_000, currency: 'EUR' }],
    ['Annual Salary Range: $165,000 - $190,000', { min: 165_000, max: 190_000, currency: 'USD', unit: 'YEAR' }],
    ['Bruttogehalt: 60.000 € – 80.000 € p.a.', { min: 60_000, max: 80_000, currency: 'EUR', unit: 'YEAR' }],
    ['3.000 € lordi mensili', { min: 3_000, max: 3_000, currency: 'EUR', unit: 'MONTH' }],
    ['fino a 80.000 €', { max: 80_000, currency: 'EUR' }],
    ['15 000 zł mies. brutto', { min: 15_000, max: 15_000, currency: 'PLN', unit: 'MONTH' }],
    ['$1,234,56.78', undefined],
    ['$204.4K – $352K • Offers Equity', undefined],
    ['£30k-£40k per annum + benefits', undefined],
    ['entre', undefined],
    ['45 000 à 50 000 € par an', { min: 45_000, max: 50_000, currency: 'EUR', unit: 'YEAR' }],
    ['45 000 € brut/an', { min: 45_000, max: 45_000, currency: 'EUR', unit: 'YEAR' }],
    ['de 30.000 a 36.000 € brutos', { min: 30_000, max: 36_000, currency: 'EUR' }],
    ['desde 30.000 € al año', { min: 30_000, currency: 'EUR', unit: 'YEAR' }],
    ['da 30.000 a 35.000 €', { min: 30_000, max: 35_000, currency: 'EUR' }],
    ["CHF 110'000 – 125'000", { min: 110_000, max: 125_000, currency: 'CHF' }],
    ["Fr. 8'500.- pro Monat", { min: 8_500, max: 8_500, currency: 'CHF', unit: 'MONTH' }],
    ['£28,000 pa', { min: 28_000, max: 28_000, currency: 'GBP', unit: 'YEAR' }],
    ['GBP 450 p.d.', undefined],
    ['£450 a day', { min: 450, max: 450, currency: 'GBP', unit: 'DAY' }],
    ['from $30/hour', { min: 30, currency: 'USD', unit: 'HOUR' }],
    ['up to $50 an hour', { max: 50, currency: 'USD', unit: 'HOUR' }],
    ['$22.50 - $27.75 / hr', { min: 22.5, max: 27.75, currency: 'USD', unit: 'HOUR' }],
    ['$70,000+', { min: 70_000, currency: 'USD' }],
    ['ab 4.200 € monatlich', { min: 4_200, currency: 'EUR', unit: 'MONTH' }],
    ['max. 90k', { max: 90_000 }],
    ['90k max', { max: 90_000 }],
    ['55,000 - 45,000 USD', { min: 45_000, max: 55_000, currency: 'USD' }],
    ['12-15 LPA', { min: 1_200_000, max: 1_500_000, currency: 'INR', unit: 'YEAR' }],
    ['₹12,00,000 - ₹15,00,000', { min: 1_200_000, max: 1_500_000, currency: 'INR' }],
    ['Rs. 8 - 12 lakhs per annum', { min: 800_000, max: 1_200_000, currency: 'INR', unit: 'YEAR' }],
    ['1.2 Cr CTC', { min: 12_000_000, max: 12_000_000 }],
    ['$2,400 bi-weekly', { min: 2_400, max: 2_400, currency: 'USD', unit: 'TWO_WEEKS' }],
    ['$2,400 every two weeks', { min: 2_400, max: 2_400, currency: 'USD', unit: 'TWO_WEEKS' }],
    ['$2,600 semi-monthly', { min: 2_600, max: 2_600, currency: 'USD', unit: 'HALF_MONTH' }],
    ['AED 15,000 - 18,000 per month', { min: 15_000, max: 18_000, currency: 'AED', unit: 'MONTH' }],
    ['R45 000 pm', { min: 45_000, max: 45_000, currency: 'ZAR', unit: 'MONTH' }],
    ['R$ 8.500,00 por mês', { min: 8_500, max: 8_500, currency: 'BRL', unit: 'MONTH' }],
    ['RM5,000', { min: 5_000, max: 5_000, currency: 'MYR' }],
    ['Rp 10.000.000', { min: 10_000_000, max: 10_000_000, currency: 'IDR' }],
    ['15 000 zł', { min: 15_000, max: 15_000, currency: 'PLN' }],
    ['от 150 000 ₽ до 200 000 ₽ в месяц', { min: 150_000, max: 200_000, currency: 'RUB', unit: 'MONTH' }],
    ['年 600万円', { min: 6_000_000, max: 6_000_000, currency: 'JPY', unit: 'YEAR' }],
    ['15-20K 元/月', { min: 15_000, max: 20_000, currency: 'CNY', unit: 'MONTH' }],
    ['A$120k', { min: 120_000, max: 120_000, currency: 'AUD' }],
    ['500 - 1k', { min: 500, max: 1_000 }],
    ['usd 45000', { min: 45_000, max: 45_000, currency: 'USD' }],
    ['45 000 kr', undefined],
    ['$45k or €40k', undefined],
    ['45-50-60k', undefined],
    ['45.000 € × 14', undefined],
    ['competitive', undefined],
    ['45k plus bonus', undefined],
    ['50,000 to', undefined],
    ['per hour', undefined],
    ['', undefined],
    [`45000${' '.repeat(300)}`, undefined],
  ])('reads %s', (text, money) => {
    expect(readMoney(text)).toEqual(money);
  });

  it.each([
    ['$85k', 'CAD', 'CAD'],
    ['$85k', 'EUR', 'USD'],
    ['45 000 kr', 'SEK', 'SEK'],
    ['¥300,000', 'CNY', 'CNY'],
  ])('reads the currency of %s as %s, if that can be', (text, expected, currency) => {
    expect(readMoney(text, expected)?.currency).toBe(currency);
  });
});

it.each([
  ['YEAR', 'YEAR'],
  ['1 YEAR', 'YEAR'],
  ['per-year-salary', 'YEAR'],
  ['Annual Salary Range', 'YEAR'],
  ['ANN', 'YEAR'],
  ['Monthly', 'MONTH'],
  ['pro Monat', 'MONTH'],
  ['semi-monthly', 'HALF_MONTH'],
  ['half month', 'HALF_MONTH'],
  ['2 WEEKS', 'TWO_WEEKS'],
  ['BI_WEEKLY', 'TWO_WEEKS'],
  ['fortnight', 'TWO_WEEKS'],
  ['per-week-salary', 'WEEK'],
  ['per-day-wage', 'DAY'],
  ['per-hour-wage', 'HOUR'],
  ['HUR', 'HOUR'],
  ['', undefined],
  ['NONE', undefined],
  ['one-time', undefined],
  ['bi-monthly', undefined],
  ['half year', undefined],
  ['quarter', undefined],
  ['3 months', undefined],
  ['project', undefined],
  ['Philadelphia, PA', undefined],
])('reads the pay period of %s as %s', (words, unit) => expect(readPayPeriod(words)).toBe(unit));
