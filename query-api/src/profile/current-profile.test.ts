import {
  MESSAGES,
  type OnboardingProgress,
  onboardingStream,
  type Profile,
  profile,
  profileStream,
} from '@trackrecord/contracts';
import { detectedSkillsAggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import { authenticate, type EventStore, StateHistory, type RecordedEvent } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { getCv } from '../cv/get-cv.js';
import type { LiveViews } from '../http/wait-for-revision.js';
import { recommendJobs } from '../jobs/recommend-jobs.js';
import { getOnboarding } from '../onboarding/get-onboarding.js';
import type { StoredView, ViewStore } from '../projector/view-store.js';
import { exportResume } from '../resume/export-resume.js';
import { getProfile } from './get-profile.js';

const EVENT_ID = '9b0f2c0e-6a0e-4a53-9a0a-0c3f5a7d0e12';

const createEvent = (stream: string, type: string, data: unknown, revision: number): RecordedEvent => ({
  stream,
  id: EVENT_ID,
  type,
  data,
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'ada', role: 'user' },
    commandId: EVENT_ID,
    correlationId: 'request',
    causationId: 'request',
    occurredAt: '2026-11-21T10:00:00.000Z',
  },
  revision: BigInt(revision),
  createdAt: new Date(0),
  position: { commit: '0', prepare: '0' },
});

const STREAMS: Readonly<Record<string, readonly RecordedEvent[]>> = {
  [profileStream('ada')]: [
    createEvent(
      profileStream('ada'),
      'PersonalInfoChanged',
      { personalInfo: { firstName: 'Ada', lastName: 'Byron' } },
      0,
    ),
    createEvent(profileStream('ada'), 'OnboardingCompleted', {}, 1),
  ],
  [onboardingStream('ada')]: [createEvent(onboardingStream('ada'), 'OnboardingStepSkipped', { step: 'experience' }, 0)],
};

const store: Pick<EventStore, 'readStream'> = {
  async *readStream(stream) {
    yield* await Promise.resolve(STREAMS[stream] ?? []);
  },
};
const eventOpener = { open: (_subject: string, { data }: RecordedEvent) => Promise.resolve(data) };
const noSnapshots = { findLatest: () => Promise.resolve(undefined) };
const pastProfiles = new StateHistory(profileAggregate, store, eventOpener, noSnapshots);
const pastOnboardings = new StateHistory(onboardingAggregate, store, eventOpener, noSnapshots);
const pastDetectedSkills = new StateHistory(detectedSkillsAggregate, store, eventOpener, noSnapshots);

/** Fakes views that contain this document, or none. */
const createViews =
  <View>(stored?: StoredView<View>): LiveViews<View> =>
  () =>
    Promise.resolve({
      revision: () => Promise.resolve(stored?.revision),
      readUsable: () => Promise.resolve(stored),
    } as unknown as ViewStore<View>);

const outdatedView: StoredView<Profile> = {
  revision: 0,
  generation: 0,
  view: profile.parse({
    _id: 'ada',
    userId: 'ada',
    revision: 0,
    educations: [],
    experiences: [],
    projects: [],
    skills: [],
    detectedSkills: [],
    preferredRoles: [],
    onboardingCompleted: false,
    updatedAt: '2026-11-21T10:00:00.000Z',
  }),
};

/** Calls a handler as a user, by default `ada`, without X-Min-Revision. */
const get = (handler: RequestHandler, uid = 'ada') =>
  request(express().set('env', 'test').get('/:uid', authenticate(fakeIdentityProvider), handler))
    .get(`/${uid}`)
    .set('authorization', `Bearer ${uid}`);

const cvs = {
  read: (_uid: string, revision: number) => Promise.resolve({ revision, value: { pdf: 'UERG', content: {} } }),
};
const createCvHandler = (stored?: StoredView<Profile>) =>
  getCv('generateCv', { profiles: createViews(stored), pastProfiles }, cvs);

it.each([
  ['is missing', undefined],
  ['is from before onboarding was completed', outdatedView],
])('returns the CV when the profile view %s but the stream is complete', async (_, storedView) => {
  const { status, body, headers } = await get(createCvHandler(storedView));
  expect({ status, body: body as unknown }).toMatchObject({
    status: 200,
    body: { success: true, data: { pdfBuffer: 'UERG' } },
  });
  expect(headers['etag']).toBe('"1"');
});

it('asks to complete the profile when the stream does not exist either', async () => {
  const { body } = await get(createCvHandler(), 'grace');
  expect(body).toEqual({ success: false, message: MESSAGES.cvIncomplete });
});

it('returns the profile from the stream when its view is missing', async () => {
  const { status, body } = await get(getProfile({ profiles: createViews<Profile>(), pastProfiles }));
  expect({ status, body: body as unknown }).toMatchObject({
    status: 200,
    body: { revision: 1, onboardingCompleted: true },
  });
  expect((await get(getProfile({ profiles: createViews<Profile>(), pastProfiles }), 'grace')).status).toBe(404);
});

it('returns the same bytes whether the profile comes from its view or from its stream', async () => {
  const streamResponse = await get(getProfile({ profiles: createViews<Profile>(), pastProfiles }));
  const view = profile.parse(streamResponse.body);
  const viewResponse = await get(
    getProfile({ profiles: createViews({ revision: 1, generation: 0, view }), pastProfiles }),
  );
  expect(streamResponse.text).toBe(viewResponse.text);
});

it('exports JSON Resume from the stream when the view is missing', async () => {
  const { status, body } = await get(exportResume({ profiles: createViews<Profile>(), pastProfiles }));
  expect({ status, body: body as unknown }).toMatchObject({ status: 200, body: { basics: { name: 'Ada Byron' } } });
});

it('ranks jobs for a profile whose view is missing', async () => {
  const calls: [string, number][] = [];
  const rankings = {
    read: (uid: string, revision: number) => {
      calls.push([uid, revision]);
      return Promise.resolve({ revision, value: { jobs: new Uint32Array(), scores: new Uint8Array() } });
    },
    readNewest: () => Promise.resolve(undefined),
  };
  const readUserJobs = () => Promise.resolve({});
  await get(recommendJobs({ profiles: createViews<Profile>(), pastProfiles, rankings, readUserJobs } as never));
  expect(calls).toEqual([['ada', 1]]);
});

it('returns the onboarding progress from the stream when its view is missing', async () => {
  const sources = { onboardings: createViews<OnboardingProgress>(), pastOnboardings, pastDetectedSkills };
  const { body, headers } = await get(getOnboarding(sources));
  expect(body).toMatchObject({ done: ['experience'] });
  expect(headers['etag']).toBe('"0"');
});

it('rejects unknown query parameters of the CV routes', async () => {
  const handler = createCvHandler();
  const app = express().set('env', 'test').get('/:uid', authenticate(fakeIdentityProvider), handler);
  const { status } = await request(app).get('/ada?revision=0').set('authorization', 'Bearer ada');
  expect(status).toBe(400);
});
