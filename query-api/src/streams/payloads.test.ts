import { eventPayload } from '@trackrecord/contracts';
import {
  authenticate,
  createApp,
  createLogger,
  HttpError,
  KeyDestroyedError,
  Metrics,
  Probes,
  type RecordedEvent,
} from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { Router } from 'express';
import supertest from 'supertest';
import { testUuid } from '../testing/fake-person.js';
import { getEventPayload } from './payloads.js';
import type { StreamSources } from './stream-sources.js';

const event: RecordedEvent = {
  id: testUuid(1),
  type: 'SkillAdded',
  stream: 'profile-dina',
  revision: 3n,
  data: Buffer.alloc(10),
  metadata: { schemaVersion: 1 },
  createdAt: new Date(0),
  position: { commit: '1', prepare: '1' },
};
const payload = { skill: 'Weaving', index: 0 };

let steps: string[];
beforeEach(() => {
  steps = [];
});

/** Sends a request of the developer Dina. */
function read(path: string, changes: Partial<StreamSources> = {}) {
  const sources = {
    keys: { readState: (uid: string) => Promise.resolve(uid === 'erased' ? 'destroyed' : 'present') },
    accounts: { isTestAccount: (uid: string) => Promise.resolve(uid === 'tess') },
    store: {
      readFirstFrom: (stream: string, revision: bigint) =>
        Promise.resolve(revision <= 3n ? { ...event, stream } : undefined),
    },
    recordPayload: (
      _request: unknown,
      { staff, eventId, reason }: { staff: string; eventId: string; reason: string },
    ) => {
      steps.push(`record ${staff} ${eventId} ${reason}`);
      return Promise.resolve();
    },
    eventOpener: {
      open: () => {
        steps.push('open');
        return Promise.resolve(payload);
      },
    },
    ...changes,
  } as unknown as StreamSources;
  const metrics = new Metrics();
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api: Router()
      .use(authenticate(fakeIdentityProvider))
      .get('/streams/by-name/:stream/events/:revision/payload', getEventPayload(sources)),
    routes: [],
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return supertest(app).get(`/api/streams/by-name/${path}/payload`).set('authorization', 'Bearer dina');
}

it.each([
  ['the own account', 'profile-dina', 'own account'],
  ['a test account', 'profile-tess', 'test account'],
])('opens a payload of %s, and records it before', async (_title, stream, reason) => {
  const response = await read(`${stream}/events/3`).expect(200);
  expect(eventPayload.parse(response.body)).toEqual({
    eventId: event.id,
    type: 'SkillAdded',
    version: 1,
    stored: payload,
    upcast: null,
  });
  expect(steps).toEqual([`record dina ${event.id} ${reason}`, 'open']);
});

it.each([
  ['of another account', 'profile-nadia/events/3', 403, 'sealed'],
  ['of an erased account', 'profile-erased/events/3', 410, 'erased'],
  ['that does not exist', 'profile-dina/events/4', 404, 'event-not-found'],
  ['before the events that are left', 'profile-dina/events/2', 404, 'event-not-found'],
  ['with a revision that is no number', 'profile-dina/events/-1', 404, 'event-not-found'],
  ['with a revision that is too large', 'profile-dina/events/99999999999999999999', 404, 'event-not-found'],
  ['of another kind of stream', 'access-dina/events/3', 404, 'stream-not-found'],
  ['of staff', 'staff-dina/events/3', 404, 'stream-not-found'],
])('opens and records no payload %s', async (_title, path, status, code) => {
  expect((await read(path)).body).toMatchObject({ code });
  await read(path).expect(status);
  expect(steps).toEqual([]);
});

it('opens no payload that could not be recorded', async () => {
  const error = new HttpError(503, 'access-not-recorded', 'Try again.');
  const { body } = await read('profile-dina/events/3', { recordPayload: () => Promise.reject(error) }).expect(503);
  expect(body).toMatchObject({ code: 'access-not-recorded' });
  expect(steps).toEqual([]);
});

it('says that an account was erased meanwhile', async () => {
  const eventOpener = { open: () => Promise.reject(new KeyDestroyedError('dina')) };
  expect((await read('profile-dina/events/3', { eventOpener }).expect(410)).body).toMatchObject({ code: 'erased' });
});

it('shows a payload of a version that is newer than this code as it is stored', async () => {
  const store = { readFirstFrom: () => Promise.resolve({ ...event, metadata: { schemaVersion: 9 } }) };
  const response = await read('profile-dina/events/3', { store: store as unknown as StreamSources['store'] }).expect(
    200,
  );
  expect(response.body).toMatchObject({ version: 9, stored: payload, upcast: null });
});
