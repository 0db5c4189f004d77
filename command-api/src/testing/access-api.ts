import { UNENCRYPTED_EVENT_TYPES, accessStream, staffStream } from '@trackrecord/contracts';
import { deriveServiceToken, type Stores } from '@trackrecord/platform';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest, { type Test } from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const internalApi = supertest(testVariable('COMMAND_API_URL'));
const serviceToken = deriveServiceToken(Buffer.from(testVariable('MASTER_KEY'), 'base64'));

/** The body with which support opens a session because of a ticket. */
export const TICKET_SESSION_BODY = {
  basis: 'ticket',
  purpose: 'save-failed',
  reason: 'The save of the education failed twice.',
  ticket: 'SUP-1234',
};

const post = (user: TestUser, path: string, body: object): Test =>
  api.post(`/api${path}`).set(authHeaders(user)).send(body);

/** Sends requests of a staff member about a person. */
export const staffApi = (staff: TestUser, uid: string) => ({
  search: (body: object) => post(staff, '/support/searches', body),
  open: (body: object = TICKET_SESSION_BODY) => post(staff, `/support/people/${uid}/sessions`, body),
  extend: (id: string) => post(staff, `/support/people/${uid}/sessions/${id}/extend`, {}),
  end: (id: string) => post(staff, `/support/people/${uid}/sessions/${id}/end`, {}),
  /** Ends a session that an auditor found in the list of sessions, which does not name the person. */
  endListed: (id: string) => post(staff, `/support/accesses/${id}/end`, {}),
  rebuild: (projection = 'profile') => post(staff, `/support/people/${uid}/rebuilds`, { projection }),
  remake: (what: string) => post(staff, `/support/people/${uid}/remakes`, { what }),
  sendMail: () => post(staff, `/support/people/${uid}/mails`, { kind: 'password-reset' }),
  requestApproval: (body: object) => post(staff, '/staff/approvals', { uid, ...body }),
  answerApproval: (id: string, answer: string) => post(staff, `/staff/approvals/${id}`, { answer }),
});

/** Sends requests of a person about accesses to their data. */
export const ownAccessApi = (person: TestUser) => ({
  giveConsent: () => post(person, `/profile/${person.uid}/consents`, {}),
  withdrawConsent: () => api.delete(`/api/profile/${person.uid}/consents`).set(authHeaders(person)),
  end: (id: string) => post(person, `/profile/${person.uid}/accesses/${id}/end`, {}),
});

/** Sends the requests with which the query API records what staff do. */
export const internalAccessApi = {
  recordUse: (uid: string, body: object) =>
    internalApi
      .post(`/internal/accesses/${uid}/uses`)
      .set('authorization', `Bearer ${serviceToken}`)
      .send({
        what: 'timeline',
        detail: 'revisions 0-9',
        requestId: 'r1',
        signedInAt: new Date().toISOString(),
        ...body,
      }),
  recordLookup: (uid: string, staff: string) =>
    internalApi
      .post(`/internal/accesses/${uid}/lookups`)
      .set('authorization', `Bearer ${serviceToken}`)
      .send({ staff, requestId: 'r1' }),
  recordRefusal: (uid: string, body: object) =>
    internalApi
      .post(`/internal/staff/${uid}/refusals`)
      .set('authorization', `Bearer ${serviceToken}`)
      .send({ role: 'support', requestId: 'r1', ...body }),
};

/** Connects the stores of the stack under test. */
export const connectAccessStores = (): Promise<Stores> => connectTestStores(UNENCRYPTED_EVENT_TYPES);

/** A stored event: type, actor and payload, which is undefined if it is encrypted. */
export interface StoredAccessEvent {
  readonly type: string;
  readonly actor: unknown;
  readonly data: unknown;
}

async function readEvents({ store }: Stores, stream: string): Promise<readonly StoredAccessEvent[]> {
  const events: StoredAccessEvent[] = [];
  for await (const { type, data, metadata } of store.readStream(stream))
    events.push({
      type,
      actor: (metadata as { actor: unknown }).actor,
      data: data instanceof Uint8Array ? undefined : data,
    });
  return events;
}

/** Reads the access stream of a person. */
export const readAccesses = (stores: Stores, uid: string) => readEvents(stores, accessStream(uid));

/** Reads the stream of a staff member. */
export const readStaffEvents = (stores: Stores, uid: string) => readEvents(stores, staffStream(uid));
