import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS, ROLE_MATCH } from '@trackrecord/contracts/constants';

/** Clamps a match percentage to its allowed range (spec section 9). */
export const clampMatch = (match: number): number => Math.min(ROLE_MATCH.max, Math.max(ROLE_MATCH.min, match));

/** Returns the match as an integer from 0 to 100; 100 if there is none (spec section 9). */
export const getDisplayedMatch = ({ match }: Partial<Pick<PreferredRole, 'match'>>): number =>
  Math.round(clampMatch(match === undefined || Number.isNaN(match) ? ROLE_MATCH.displayFallback : match));

/** Truncates a role description to one paragraph of 120 characters and an ellipsis (spec section 9). */
export function truncateDescription(text: string): string {
  const chars = Array.from(text.trim().replace(/\s+/g, ' '));
  if (chars.length <= PROFILE_CAPS.roleDescription) return chars.join('');
  return `${chars.slice(0, PROFILE_CAPS.roleDescription).join('').trimEnd()}…`;
}
