import { randomUUID } from 'node:crypto';
import {
  ACCESS_SESSION_HEADER,
  accessStream,
  UNENCRYPTED_EVENT_TYPES,
  eventMetadata,
  type EventMetadata,
  sessionOpened,
} from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest, { type Test } from 'supertest';

const api = supertest(testVariable('BASE_URL'));

/** The request of support for an access session with a ticket. */
const TICKET_SESSION = {
  basis: 'ticket',
  purpose: 'save-failed',
  reason: 'The save of the education failed twice.',
  ticket: 'SUP-1234',
};

/** The path of a person in the routes of support. */
export const toPersonPath = (uid: string): string => `/support/people/${uid}`;

/** Sends requests of a staff member. */
export function staffReadsApi(staff: TestUser) {
  const post = (path: string, body: object = {}): Test => api.post(`/api${path}`).set(authHeaders(staff)).send(body);
  return {
    post,
    /** Sends a GET request, in an access session if there is one. */
    get: (path: string, sessionId?: string): Test => {
      const request = api.get(`/api${path}`).set(authHeaders(staff));
      return sessionId === undefined ? request : request.set(ACCESS_SESSION_HEADER, sessionId);
    },
    /** Opens an access session and returns its id. */
    open: async (uid: string, changes: object = {}): Promise<string> => {
      const response = await post(`${toPersonPath(uid)}/sessions`, { ...TICKET_SESSION, ...changes }).expect(201);
      return sessionOpened.parse(response.body).sessionId;
    },
    /** Ends an access session. */
    end: (uid: string, sessionId: string): Test => post(`${toPersonPath(uid)}/sessions/${sessionId}/end`),
  };
}

/** An event of an access stream. `data` is undefined if it is encrypted. */
export interface StoredAccessEvent {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

/** Reads the access stream of a person. */
export async function readAccessEvents({ store }: Stores, uid: string): Promise<readonly StoredAccessEvent[]> {
  const events: StoredAccessEvent[] = [];
  for await (const { type, data, metadata } of store.readStream(accessStream(uid)))
    events.push({
      type,
      data: UNENCRYPTED_EVENT_TYPES.has(type) ? data : undefined,
      metadata: eventMetadata.parse(metadata),
    });
  return events;
}

/**
 * Appends an access session that a staff member opened in the past. The person must not have an access stream yet.
 * Returns the id of the session.
 */
export async function appendPastSession(
  { store }: Stores,
  { uid, staff, minutesAgo }: { readonly uid: string; readonly staff: string; readonly minutesAgo: number },
): Promise<string> {
  const openedAt = Date.now() - minutesAgo * 60_000;
  const sessionId = randomUUID();
  const until = new Date(openedAt + 30 * 60_000).toISOString();
  const metadata = {
    schemaVersion: 1,
    actor: { uid: staff, role: 'support' },
    commandId: randomUUID(),
    correlationId: 'test',
    causationId: 'test',
    occurredAt: new Date(openedAt).toISOString(),
  };
  const data = { sessionId, basis: 'ticket', purpose: 'other', until };
  await store.append(accessStream(uid), [{ id: randomUUID(), type: 'AccessOpened', data, metadata }], 'no_stream');
  return sessionId;
}
