import type { PreferredRole } from '@trackrecord/contracts';
import { PROFILE_CAPS, ROLE_MATCH } from '@trackrecord/contracts/constants';

/** The match as it is shown: a whole number from 0 to 100, and 100 where there is none (spec section 9). */
export function shownMatch({ match }: Partial<Pick<PreferredRole, 'match'>>): number {
  const known = match === undefined || Number.isNaN(match) ? ROLE_MATCH.shown : match;
  return Math.round(Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, known)));
}

/** What a role is about in one paragraph of at most 120 characters and an ellipsis (spec section 9). */
export function shortDescription(text: string): string {
  const letters = Array.from(text.trim().replace(/\s+/g, ' '));
  if (letters.length <= PROFILE_CAPS.roleDescription) return letters.join('');
  return `${letters.slice(0, PROFILE_CAPS.roleDescription).join('').trimEnd()}…`;
}
