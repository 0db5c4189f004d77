import { authenticate, createApp, createLogger, Metrics, Probes } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { Router } from 'express';
import supertest from 'supertest';
import type { AccessContext } from './access-context.js';
import { searchPerson } from './search-person.js';

/** Who had requests whose ids begin with these digits. */
const PEOPLE_BY_REFERENCE: Readonly<Record<string, readonly string[]>> = {
  '58101558': ['nadia'],
  abcdef12: ['omar'],
  aaaa0000: ['nadia', 'omar', 'nadia'],
  bbbb0000: ['a', 'b', 'c', 'd', 'e', 'f'],
  'retried-1': ['omar'],
};

/** Whose requests with these numbers changed something. */
const INDEXED_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  '7f9f6a3c-0a52-4e6c-8a0b-3f1f0f4bb111': ['nadia'],
  dddd0000: ['nadia'],
  aaaa0000: ['nadia'],
  'dictation-7': ['nadia', 'omar'],
  'retried-1': ['omar'],
};

let steps: string[];
beforeEach(() => {
  steps = [];
});

const step = <T>(name: string, result: T) => {
  steps.push(name);
  return Promise.resolve(result);
};

/** Sends a search of Owen to an app that knows Nadia only. */
function search(body: object, changes: Partial<AccessContext> = {}) {
  const context = {
    accounts: {
      findByEmail: (email: string) => step('find', email === 'nadia@example.com' ? 'nadia' : undefined),
      has: (uid: string) => step('find', uid === 'nadia'),
    },
    erasures: { has: () => Promise.resolve(false) },
    hashCode: (code: string) => code,
    codes: { findPerson: (code: string) => step('find code', code === 'ABCD-EF12' ? 'nadia' : undefined) },
    activity: {
      findByRequestOrCommandId: (number: string) =>
        step(
          'find number',
          (PEOPLE_BY_REFERENCE[number] ?? []).map((uid) => ({ uid })),
        ),
    },
    findIndexedPeople: (number: string) => Promise.resolve(INDEXED_PEOPLE[number] ?? []),
    accesses: { handle: () => step('record', {}) },
    staff: { handle: () => step('record', {}) },
    ...changes,
  } as unknown as AccessContext;
  const pad = async <T>(run: () => Promise<T>): Promise<T> => {
    steps.push('start');
    try {
      return await run();
    } finally {
      steps.push('wait');
    }
  };
  const metrics = new Metrics();
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api: Router().use(authenticate(fakeIdentityProvider)).post('/support/searches', searchPerson(context, pad)),
    routes: [],
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return supertest(app).post('/api/support/searches').set('authorization', 'Bearer owen').send(body);
}

it.each([
  ['a known address', { email: 'nadia@example.com' }, { found: true, uid: 'nadia' }],
  ['an unknown address', { email: 'omar@example.com' }, { found: false }],
  ['a known uid', { uid: 'nadia' }, { found: true, uid: 'nadia' }],
  ['an unknown uid', { uid: 'omar' }, { found: false }],
])('pads the whole search of %s, with its record', async (_case, body, found) => {
  expect((await search(body).expect(200)).body).toEqual(found);
  expect(steps).toEqual(['start', 'find', 'record', 'wait']);
});

it.each([
  ['of one person', '5810-1558', { found: true, uid: 'nadia' }],
  ['that is a consent code', 'abcd-ef12', { found: true, uid: 'nadia' }],
  ['of two people', 'AAAA-0000', { found: true, uid: 'nadia', otherUids: ['omar'] }],
  ['of more people than are listed', 'bbbb-0000', { found: false }],
  ['of a save', 'dddd-0000', { found: true, uid: 'nadia' }],
  ['without a request', 'cccc-0000', { found: false }],
  ['with other letters', 'k7q2-9xmd', { found: false }],
])('finds a short reference %s', async (_case, code, found) => {
  expect((await search({ code }).expect(200)).body).toEqual(found);
});

it.each([
  ['of a save', '7f9f6a3c-0a52-4e6c-8a0b-3f1f0f4bb111', { found: true, uid: 'nadia' }],
  ['of a save and of a refused request of the same person', 'retried-1', { found: true, uid: 'omar' }],
  ['of saves of two people', 'dictation-7', { found: false }],
  ['without a request', 'nothing', { found: false }],
])('finds a number %s', async (_case, number, found) => {
  expect((await search({ number }).expect(200)).body).toEqual(found);
});

it('finds no saves without the index of events', async () => {
  const body = { number: '7f9f6a3c-0a52-4e6c-8a0b-3f1f0f4bb111' };
  expect((await search(body, { findIndexedPeople: undefined }).expect(200)).body).toEqual({ found: false });
});

it('pads a search that fails', async () => {
  const accounts = {
    findByEmail: () => Promise.reject(new Error('no connection')),
  } as unknown as AccessContext['accounts'];
  await search({ email: 'nadia@example.com' }, { accounts }).expect(500);
  expect(steps).toEqual(['start', 'wait']);
});
