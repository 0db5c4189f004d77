import {
  eventMetadata,
  type EventPayload,
  getSchemaVersion,
  payloadEndpoints,
  type RecordPayloadBody,
  toStreamName,
  upcastPayload,
} from '@trackrecord/contracts';
import { fromIndexId, handle, HttpError, type RecordedEvent } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readContent, requirePersonId, throwErased } from '../support/read-content.js';
import { eventNotFound, requireEventId, requireRevision, requireStream } from './require-stream.js';
import { requireIndex, type StreamSources } from './stream-sources.js';

type PayloadSources = Pick<StreamSources, 'store' | 'keys' | 'eventOpener' | 'accounts' | 'recordPayload'>;

/**
 * GET /streams/by-name/{stream}/events/{revision}/payload: opens a payload of one's own account or of a test account
 * (decision 091). It is recorded before it is opened.
 */
export const getEventPayload = (sources: PayloadSources): RequestHandler =>
  handle(payloadEndpoints.getEventPayload, async ({ params, identity, request }) => {
    const { stream, uid } = requireStream(params.stream);
    const revision = requireRevision(params.revision);
    if ((await sources.keys.readState(uid)) === 'destroyed')
      throw new HttpError(410, 'erased', 'This account was erased.');
    const reason = await findReason(sources, uid, identity.uid);
    const event = await readEvent(sources, stream, revision);
    if (!event) throw eventNotFound();
    await sources.recordPayload(request, { staff: identity.uid, eventId: event.id, reason });
    const body = await openPayload(sources, uid, event).catch(throwErased);
    return { status: 200, body };
  });

/** Returns why a developer may open a payload. @throws {HttpError} 403 `sealed` if they may not. */
async function findReason(
  { accounts }: PayloadSources,
  uid: string,
  developer: string,
): Promise<RecordPayloadBody['reason']> {
  if (uid === developer) return 'own account';
  if (await accounts.isTestAccount(uid)) return 'test account';
  throw new HttpError(
    403,
    'sealed',
    'This payload is sealed: it is neither of your own account nor of a test account.',
  );
}

/** GET /support/people/{uid}/events/{id}/payload: opens a payload in an access session, which the person sees. */
export const getPersonEventPayload = (sources: StreamSources): RequestHandler =>
  readContent(
    payloadEndpoints.getPersonEventPayload,
    {
      recordUse: sources.recordUse,
      describeUse: ({ params }) => ({ what: 'payload', detail: requireEventId(params.id) }),
    },
    async ({ params }) => {
      const uid = requirePersonId(params.uid);
      const id = requireEventId(params.id);
      const row = await requireIndex(sources).findEvent(id);
      // The session is for this person only.
      if (row?.uid !== uid) throw eventNotFound();
      const event = await readEvent(sources, toStreamName(row), row.revision);
      if (event?.id !== fromIndexId(row.ids[0])) throw eventNotFound();
      return { status: 200, body: await openPayload(sources, uid, event) };
    },
  );

async function readEvent(
  { store }: Pick<StreamSources, 'store'>,
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  const event = await store.readFirstFrom(stream, BigInt(revision));
  return event?.revision === BigInt(revision) ? event : undefined;
}

/** Opens a payload. @throws {KeyDestroyedError} if the account was erased. */
async function openPayload(
  { eventOpener }: Pick<StreamSources, 'eventOpener'>,
  uid: string,
  event: RecordedEvent,
): Promise<EventPayload> {
  const stored = await eventOpener.open(uid, event);
  const { schemaVersion: version } = eventMetadata.pick({ schemaVersion: true }).parse(event.metadata);
  // A version that is newer than this code is shown as it is stored.
  const hasUpcasters = version < getSchemaVersion(event.type);
  const converted = hasUpcasters ? upcastPayload(event.type, stored, version) : null;
  return { eventId: event.id, type: event.type, version, stored, upcast: converted };
}
