import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';

/** The match as it is shown: a whole number from 0 to 100, and 100 where there is none (spec section 9). */
export function shownMatch({ match }: Partial<Pick<PreferredRole, 'match'>>): number {
  const known = match === undefined || Number.isNaN(match) ? ROLE_MATCH.shown : match;
  return Math.round(Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, known)));
}
