import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS, ROLE_MATCH } from '@trackrecord/contracts/constants';

/** Clamps a match percentage to its allowed range (spec section 9). */
export const clampMatch = (match: number): number => Math.min(ROLE_MATCH.max, Math.max(ROLE_MATCH.min, match));

/** Returns the match as an integer from 0 to 100; 100 if there is none (spec section 9). */
export const getDisplayedMatch = ({ match }: Partial<Pick<PreferredRole, 'match'>>): number =>
  Math.round(clampMatch(match === undefined || Number.isNaN(match) ? ROLE_MATCH.displayFallback : match));

/** Formats the match of a role in a list. That of a role which the user typed is a default, not a result. */
export const formatMatch = (role: Pick<PreferredRole, 'match'>): string =>
  role.match === ROLE_MATCH.userAdded ? 'added by you' : `${getDisplayedMatch(role)}%`;

/** Returns a role description as one paragraph. */
export const toParagraph = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Truncates a role description to one paragraph of at most 120 characters (spec section 9) and an ellipsis, between
 * words. A text with few spaces is cut at 120.
 */
export function truncateDescription(text: string): string {
  const chars = Array.from(toParagraph(text));
  const max = PROFILE_CAPS.roleDescription;
  if (chars.length <= max) return chars.join('');
  // The character after the cut counts, too: it ends the last word if it is a space.
  const space = chars.lastIndexOf(' ', max);
  return `${chars
    .slice(0, space < max / 2 ? max : space)
    .join('')
    .replace(/[,;:.–-]$/, '')}…`;
}
