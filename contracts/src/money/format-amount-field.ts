// Separate from the reader of amounts, which not every screen needs.

/**
 * Formats an amount for a form field, so that it is read as the same amount again. Returns an empty string if there is no
 * amount.
 */
export function formatAmountField(amount: number | null | undefined): string {
  const text = amount?.toLocaleString('en-US', { maximumFractionDigits: 20 }) ?? '';
  // Three decimals alone could be a group of thousands.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}
