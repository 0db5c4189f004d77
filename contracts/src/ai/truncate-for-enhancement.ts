import { ENHANCEMENT } from '../constants.js';

/**
 * Truncates a description for enhancement to 2000 characters, at the last full stop if there is one (spec section 9).
 */
export function truncateForEnhancement(description: string): string {
  const text = description.trim();
  if (text.length <= ENHANCEMENT.maxLength) return text;
  const truncated = text.slice(0, ENHANCEMENT.maxLength);
  const lastFullStop = truncated.lastIndexOf('.');
  return lastFullStop === -1 ? truncated : truncated.slice(0, lastFullStop + 1);
}
