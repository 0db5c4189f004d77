import { isNode, type Node } from './json-ld.js';
import type { ToldPay } from './pay.js';

type Amount = number | string | undefined;

const amountIn = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;
const wordsIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Parses a `baseSalary`: an amount, or a `MonetaryAmount` with a value, bounds or a `QuantitativeValue`. A single value
 * is both bounds.
 */
export function ldPay(baseSalary: unknown, salaryCurrency: string | undefined): ToldPay | undefined {
  const bare = amountIn(baseSalary);
  if (bare !== undefined) return { least: bare, most: bare, currency: salaryCurrency };
  if (!isNode(baseSalary)) return undefined;
  const quantity = isNode(baseSalary.value) ? baseSalary.value : baseSalary;
  const { least, most } = boundsIn(quantity);
  return {
    least,
    most,
    unit: [quantity, baseSalary].map(unitIn).find((unit) => unit !== undefined),
    currency: wordsIn(baseSalary.currency) ?? wordsIn(quantity.currency) ?? salaryCurrency,
  };
}

function boundsIn(quantity: Node): { readonly least: Amount; readonly most: Amount } {
  const [least, most] = [amountIn(quantity.minValue), amountIn(quantity.maxValue)];
  const one = least === undefined && most === undefined ? amountIn(quantity.value) : undefined;
  return { least: least ?? one, most: most ?? one };
}

const unitIn = (node: Node): string | undefined => wordsIn(node.unitText) ?? wordsIn(node.unitCode);
