// Without zod, because the browser extension loads it.
import { MAX_SALARY } from '../constants.js';
import { isNode, type JsonLdNode, toArray, toText } from './json-ld-graph.js';
import { readCurrency } from '../money/currencies.js';
import { formatPeriod } from '../money/pay-periods.js';
import { type Money, readMoney } from '../money/read-money.js';
import { readPayPeriod } from '../money/read-pay-period.js';

type Amount = number | string | null | undefined;

/** A salary in the fields of a publisher. Bounds may be texts, also of a whole range; the same text can be both bounds. */
export interface SalaryFields {
  readonly min?: Amount;
  readonly max?: Amount;
  readonly unit?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/**
 * Reads a salary from the fields of a publisher. A currency or pay period in the text of an amount counts more than that
 * of its own field. Bounds of zero are none; reversed bounds are swapped. Returns undefined if an amount is not
 * understood, the bounds are of different currencies, or no bound is left.
 */
export function readSalaryFields({ min, max, unit, currency }: SalaryFields): Money | undefined {
  const expectedCurrency = readCurrency(currency ?? '');
  const [lower, upper] = [readBound(min, expectedCurrency), readBound(max, expectedCurrency)];
  if (!lower || !upper) return undefined;
  const currencies = new Set([lower, upper].flatMap((bound) => bound.currency ?? []));
  const bounds = [lower.min ?? 0, upper.max ?? 0].filter((bound) => bound > 0);
  if (currencies.size > 1 || bounds.length === 0 || bounds.some((bound) => bound > MAX_SALARY)) return undefined;
  const isSwapped = (lower.min ?? 0) > (upper.max ?? Infinity) && bounds.length === 2;
  const [minValue, maxValue] = isSwapped ? [upper.max, lower.min] : [lower.min, upper.max];
  const knownCurrency = [...currencies][0] ?? expectedCurrency;
  const knownUnit = lower.unit ?? upper.unit ?? readPayPeriod(unit ?? '');
  return {
    ...(minValue && { min: minValue }),
    ...(maxValue && { max: maxValue }),
    ...(knownCurrency !== undefined && { currency: knownCurrency }),
    ...(knownUnit && { unit: knownUnit }),
  };
}

/** Returns undefined for an amount that is not understood, and an empty object for none. */
function readBound(value: Amount, currency: string | undefined): Money | undefined {
  if (typeof value === 'number') return value >= 0 ? { min: value, max: value } : undefined;
  return (value ?? '').trim() === '' ? {} : readMoney(value ?? '', currency);
}

/**
 * Returns the fields of a schema.org `baseSalary`: an amount, or a `MonetaryAmount` with a value, bounds or a
 * `QuantitativeValue`. A single value is both bounds.
 */
export function readBaseSalary(baseSalary: unknown, salaryCurrency: string | undefined): SalaryFields {
  const [salary] = toArray(baseSalary);
  if (!isNode(salary)) return { ...toBounds(salary, salary), currency: salaryCurrency };
  const [value] = toArray(salary.value);
  const quantity = isNode(value) ? value : salary;
  const { minValue, maxValue } = quantity;
  const hasBounds = toAmount(minValue) !== undefined || toAmount(maxValue) !== undefined;
  const nodes = [quantity, salary];
  return {
    ...(hasBounds ? toBounds(minValue, maxValue) : toBounds(quantity.value, quantity.value)),
    unit: findText(nodes, 'unitText') ?? findText(nodes, 'unitCode'),
    currency: findText([salary, quantity], 'currency') ?? salaryCurrency,
  };
}

const toBounds = (min: unknown, max: unknown) => ({ min: toAmount(min), max: toAmount(max) });
const toAmount = (value: unknown): number | string | undefined => (typeof value === 'number' ? value : toText(value));
const findText = (nodes: readonly JsonLdNode[], key: string): string | undefined =>
  nodes.map((node) => toText(node[key])).find((text) => text !== undefined);

/**
 * Formats a salary as a line: "EUR 4,000–5,000 a month". What is not understood, as "negotiable" or a quarter, stays as
 * it is written. Returns '' without a salary.
 */
export function formatSalaryFields(fields: SalaryFields): string {
  const salary = readSalaryFields(fields);
  if (!salary) return [...new Set([fields.min, fields.max].map(toUnreadText))].filter(Boolean).join('–');
  const { min, max, currency = fields.currency?.trim(), unit } = salary;
  const bounds = [...new Set([min, max])].flatMap((bound) => (bound === undefined ? [] : formatBound(bound)));
  return [
    max === undefined && 'from',
    min === undefined && 'up to',
    currency,
    bounds.join('–'),
    unit ? formatPeriod(unit) : fields.unit?.trim(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Numbers that are no salary, such as 0 and -1, say nothing. */
const toUnreadText = (value: Amount): string =>
  typeof value === 'string' && !/^[-\s\d.,]*$/.test(value) ? value.trim() : '';

const formatBound = (amount: number): string => amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
