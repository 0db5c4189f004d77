import { type OwnSupportAction, type OwnSupportActions, ownAccessReadEndpoints } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { OwnAccessSources } from './own-accesses.js';
import { type AccessLog, readAccessLog } from './read-access-log.js';
import { sortBefore, takePage } from './take-page.js';

const PAGE_SIZE = 20;

/** GET /profile/{uid}/support-actions: what staff did without reading the profile, newest first. */
export const listOwnSupportActions = ({ store, toPseudonym }: OwnAccessSources): RequestHandler =>
  handle(ownAccessReadEndpoints.listOwnSupportActions, async ({ params: { uid }, query: { before } }) => ({
    status: 200,
    body: await toOwnSupportActions(await readAccessLog(store, uid), toPseudonym, { before }),
  }));

interface PageOptions {
  /** Only actions before this time. */
  readonly before?: string | undefined;
  /** The maximum number of actions; 20 by default. */
  readonly size?: number;
}

/** Returns a page of lookups and actions as the person sees them: with a pseudonym of the staff member. */
export async function toOwnSupportActions(
  { lookups, actions }: Pick<AccessLog, 'lookups' | 'actions'>,
  toPseudonym: (staff: string) => string,
  { before, size = PAGE_SIZE }: PageOptions,
): Promise<OwnSupportActions> {
  const { entries, next } = await takePage(sortBefore([...lookups, ...actions], before), size);
  const items = entries.map(({ staff, ...entry }): OwnSupportAction => ({
    ...entry,
    who: `Support ${toPseudonym(staff)}`,
  }));
  return { items, next };
}
