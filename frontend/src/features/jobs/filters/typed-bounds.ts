import { parseTypedAmount } from '@trackrecord/contracts/money/typed-amount';
import { formatAmountField } from '@trackrecord/contracts/money/format-amount-field';

/** Returns a typed bound in plain digits, as the URL has it; invalid input as it is. */
export function toPlainBound(text: string): string {
  const amount = parseTypedAmount(text) ?? Number.NaN;
  return Number.isNaN(amount) ? text.trim() : String(amount);
}

/** Returns a bound as its field shows it: "45,000". */
export function formatBound(text: string): string {
  const amount = parseTypedAmount(text) ?? Number.NaN;
  return Number.isNaN(amount) ? text : formatAmountField(amount);
}
