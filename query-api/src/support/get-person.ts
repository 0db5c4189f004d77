import { supportReadEndpoints } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type CardSources, readPersonCard } from './person-card.js';
import { requirePersonId } from './read-content.js';
import type { RecordLookup } from './record-use.js';

/**
 * GET /support/people/{uid}: the card of a person, without content. The lookup is recorded before the response, but not
 * before the read, so that a mistyped id does not get an access stream.
 */
export const getPerson = (sources: CardSources, recordLookup: RecordLookup): RequestHandler =>
  handle(supportReadEndpoints.getPerson, async ({ params, identity, request }) => {
    const uid = requirePersonId(params.uid);
    const body = await readPersonCard(sources, uid, identity.uid);
    await recordLookup(request, { uid, staff: identity.uid });
    return { status: 200, body };
  });
