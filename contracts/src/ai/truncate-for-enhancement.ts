import { ENHANCEMENT } from '../constants.js';

/**
 * Truncates a description for enhancement to 2000 characters, at the last full stop if there is one (spec section 9).
 */
export function truncateForEnhancement(description: string): string {
  const text = description.trim();
  if (text.length <= ENHANCEMENT.maxLength) return text;
  const cut = text.slice(0, ENHANCEMENT.maxLength);
  const stop = cut.lastIndexOf('.');
  return stop === -1 ? cut : cut.slice(0, stop + 1);
}
