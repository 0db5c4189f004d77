import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';

/** Returns the match as an integer from 0 to 100; 100 if there is none (spec section 9). */
export function getDisplayedMatch({ match }: Partial<Pick<PreferredRole, 'match'>>): number {
  const known = match === undefined || Number.isNaN(match) ? ROLE_MATCH.shown : match;
  return Math.round(Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, known)));
}
