import type { RebuildDocument } from '@trackrecord/contracts';
import { authenticate, createApp, createLogger, Metrics, Probes } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import { Router } from 'express';
import supertest from 'supertest';
import type { ActionContext } from './action-context.js';
import { rebuildPersonView } from './rebuild-person-view.js';

type AddedRebuild = Pick<RebuildDocument, '_id' | 'projection' | 'stream' | 'uid'>;

let steps: string[];
let added: AddedRebuild[];
beforeEach(() => {
  steps = [];
  added = [];
});

/** Requests a rebuild of a view. From check number `erasedFromCheck` on, the account is being erased. */
function requestRebuild(erasedFromCheck = Infinity) {
  let checkCount = 0;
  const context = {
    store: { readLastStreamEvent: () => Promise.resolve({}) },
    erasures: {
      has: () => {
        checkCount += 1;
        return Promise.resolve(checkCount >= erasedFromCheck);
      },
    },
    accesses: {
      handle: () => {
        steps.push('record');
        return Promise.resolve({});
      },
    },
    rebuilds: {
      add: (rebuild: AddedRebuild) => {
        steps.push('add');
        added.push(rebuild);
        return Promise.resolve();
      },
      delete: (id: string) => {
        steps.push('delete');
        added = added.filter(({ _id }) => _id !== id);
        return Promise.resolve();
      },
    },
  } as unknown as ActionContext;
  const metrics = new Metrics();
  const app = createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api: Router()
      .use(authenticate(fakeIdentityProvider))
      .post('/support/people/:uid/rebuilds', rebuildPersonView(context)),
    routes: [],
    edge: { trustedProxies: [], isHttps: false, rateLimit: (_request, _response, next) => next() },
  });
  return supertest(app)
    .post('/api/support/people/nadia/rebuilds')
    .set('authorization', 'Bearer owen')
    .send({ projection: 'onboarding' });
}

it('records the rebuild before it is requested', async () => {
  const { id } = (await requestRebuild().expect(202)).body as { id: string };
  expect(steps).toEqual(['record', 'add']);
  expect(added).toMatchObject([{ _id: id, uid: 'nadia', projection: 'onboarding', stream: 'onboarding-nadia' }]);
});

it('deletes the request if the account is being erased meanwhile', async () => {
  const { body } = await requestRebuild(2).expect(410);
  expect(body).toMatchObject({ code: 'erased' });
  expect(steps).toEqual(['record', 'add', 'delete']);
  expect(added).toEqual([]);
});
