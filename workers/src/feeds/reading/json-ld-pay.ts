import { isNode, type Node } from './json-ld.js';
import type { RawSalary } from './pay.js';

type Amount = number | string | undefined;

const toAmount = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;
const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Parses a `baseSalary`: an amount, or a `MonetaryAmount` with a value, bounds or a `QuantitativeValue`. A single value
 * is both bounds.
 */
export function parseBaseSalary(baseSalary: unknown, salaryCurrency: string | undefined): RawSalary | undefined {
  const amount = toAmount(baseSalary);
  if (amount !== undefined) return { min: amount, max: amount, currency: salaryCurrency };
  if (!isNode(baseSalary)) return undefined;
  const quantity = isNode(baseSalary.value) ? baseSalary.value : baseSalary;
  const { min, max } = getBounds(quantity);
  return {
    min,
    max,
    unit: [quantity, baseSalary].map(getUnit).find((unit) => unit !== undefined),
    currency: toText(baseSalary.currency) ?? toText(quantity.currency) ?? salaryCurrency,
  };
}

function getBounds(quantity: Node): { readonly min: Amount; readonly max: Amount } {
  const [min, max] = [toAmount(quantity.minValue), toAmount(quantity.maxValue)];
  const value = min === undefined && max === undefined ? toAmount(quantity.value) : undefined;
  return { min: min ?? value, max: max ?? value };
}

const getUnit = (node: Node): string | undefined => toText(node.unitText) ?? toText(node.unitCode);
