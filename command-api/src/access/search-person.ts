import { ENDPOINTS, type FoundBy, type SearchBody } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { padDuration } from './pad-duration.js';
import { throwAccessError, toActor } from './sessions.js';

interface Search {
  readonly by: FoundBy;
  /** The uid of the person, if there is one. */
  readonly uid: string | undefined;
}

/** Response times are a multiple of this. Nearly all searches finish within the first. */
const PADDING_STEP_MS = 500;

/**
 * POST /support/searches: finds a person by an exact match. The search term is never recorded. The stream of a person
 * records that they were found; otherwise the stream of the staff member records a search without a result. Both take
 * the same time: the time of a response, unlike its encrypted body, is visible on the network.
 */
export const searchPerson = (
  context: AccessContext,
  pad = <T>(run: () => Promise<T>): Promise<T> => padDuration(run, PADDING_STEP_MS),
): RequestHandler =>
  handle(ENDPOINTS.searchPerson, ({ body, identity, request }) =>
    pad(async () => {
      const { accesses, staff } = context;
      const { by, uid } = await search(body, context);
      const actor = toActor(identity);
      const commandRequest = createCommandRequest(request, actor);
      if (uid === undefined) {
        const missedSearch = { type: 'RecordMissedSearch', actor, by } as const;
        await staff.handle(identity.uid, missedSearch, commandRequest).catch(throwAccessError);
        return { status: 200, body: { found: false } } as const;
      }
      const command = { type: 'RecordFound', actor, by, isCardRead: false } as const;
      await accesses.handle(uid, command, commandRequest).catch(throwAccessError);
      return { status: 200, body: { found: true, uid } } as const;
    }),
  );

async function search(
  body: SearchBody,
  { accounts, erasures, activity, codes, hashCode }: AccessContext,
): Promise<Search> {
  if ('email' in body) return { by: 'email', uid: await accounts.findByEmail(body.email) };
  if ('number' in body) {
    const uids = new Set((await activity.findByRequestOrCommandId(body.number)).map(({ uid }) => uid));
    // Clients choose the numbers of their requests: a number that several people used does not identify a person.
    return { by: 'number', uid: uids.size === 1 ? [...uids][0] : undefined };
  }
  if ('code' in body) return { by: 'code', uid: await codes.findPerson(hashCode(body.code)) };
  const { uid } = body;
  const isKnown = (await accounts.has(uid)) || (await erasures.has(uid));
  return { by: 'uid', uid: isKnown ? uid : undefined };
}
