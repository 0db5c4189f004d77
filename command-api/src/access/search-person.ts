import { ENDPOINTS, type FoundBy, MAX_FOUND, parseShortReference, type SearchBody } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { padDuration } from './pad-duration.js';
import { toActor } from './sessions.js';

interface Search {
  readonly by: FoundBy;
  /** The uids of the people found: several only by a short reference. */
  readonly uids: readonly string[];
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
      const { by, uids } = await search(body, context);
      const [uid, ...otherUids] = uids;
      const actor = toActor(identity);
      const commandRequest = createCommandRequest(request, actor);
      if (uid === undefined) {
        const missedSearch = { type: 'RecordMissedSearch', actor, by } as const;
        await staff.handle(identity.uid, missedSearch, commandRequest);
        return { status: 200, body: { found: false } } as const;
      }
      const command = { type: 'RecordFound', actor, by, isCardRead: false } as const;
      for (const found of uids) await accesses.handle(found, command, commandRequest);
      return { status: 200, body: { found: true, uid, ...(otherUids.length > 0 && { otherUids }) } } as const;
    }),
  );

async function search(
  body: SearchBody,
  { accounts, erasures, activity, findIndexedPeople, codes, hashCode }: AccessContext,
): Promise<Search> {
  const findByNumber = async (number: string): Promise<readonly string[]> => {
    const [entries, indexed] = await Promise.all([
      activity.findByRequestOrCommandId(number),
      findIndexedPeople?.(number) ?? [],
    ]);
    return [...new Set([...entries.map(({ uid }) => uid), ...indexed])];
  };
  if ('email' in body) return { by: 'email', uids: toList(await accounts.findByEmail(body.email)) };
  if ('number' in body) {
    const uids = await findByNumber(body.number);
    // Clients choose the numbers of their requests: a number that several people used does not identify a person.
    return { by: 'number', uids: uids.length === 1 ? uids : [] };
  }
  if ('code' in body) {
    const consenting = await codes.findPerson(hashCode(body.code));
    const reference = parseShortReference(body.code);
    const byReference = consenting === undefined && reference !== undefined ? await findByNumber(reference) : [];
    // More are not a coincidence, and not shown.
    if (byReference.length > 0 && byReference.length <= MAX_FOUND) return { by: 'number', uids: byReference };
    return { by: 'code', uids: toList(consenting) };
  }
  const { uid } = body;
  const isKnown = (await accounts.has(uid)) || (await erasures.has(uid));
  return { by: 'uid', uids: isKnown ? [uid] : [] };
}

const toList = (uid: string | undefined): readonly string[] => (uid === undefined ? [] : [uid]);
