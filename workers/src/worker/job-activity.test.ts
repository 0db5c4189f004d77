import { Job } from 'bullmq';
import { toFailureActivity, toSuccessActivity } from './job-activity.js';

/** Creates a job without a queue. */
const createJob = (name: string, data: object): Job =>
  Object.assign(Object.create(Job.prototype) as Job, {
    name,
    data,
    timestamp: 1_000,
    processedOn: 3_000,
    finishedOn: 3_500,
    attemptsStarted: 12,
  });

const relayed = { uid: 'ada', stream: 'profile-ada', revision: 3, correlationId: 'the-save' };

it('describes a background job that failed permanently, with its code, attempts and durations', () => {
  expect(toFailureActivity(createJob('render-cv', relayed), 'cv-unavailable')).toEqual({
    uid: 'ada',
    kind: 'work',
    outcome: 'unavailable',
    status: null,
    code: 'cv-unavailable',
    details: {
      correlationId: 'the-save',
      workId: undefined,
      workKind: 'render-cv',
      attempts: 12,
      waitedMs: 2_000,
      tookMs: 500,
      failure: 'cv-unavailable',
    },
  });
});

it.each([
  ['internal', 'failed', 'internal'],
  ['not-audio', 'failed', 'not-audio'],
  ['took-too-long', 'unavailable', 'took-too-long'],
  ['job stalled more than allowable limit', 'failed', 'stalled'],
  ['Dismissed in May', 'failed', 'internal'],
])('maps the reason %j to %s with the code %s', (reason, outcome, code) => {
  expect(toFailureActivity(createJob('transcribe', { uid: 'ada', workId: 'one' }), reason)).toMatchObject({
    outcome,
    code,
  });
});

it('omits jobs without a user', () => {
  expect(toFailureActivity(createJob('fetch-feed', { feed: 'sample' }), 'internal')).toBeUndefined();
});

it('omits successes of work that the client requests by itself', () => {
  const data = { uid: 'ada', workId: '0ec895cb-3eaa-411a-8a19-00bf2c6d2895' };
  expect(toSuccessActivity(createJob('detect-skills', data), 'rules')).toBeUndefined();
  expect(toSuccessActivity(createJob('enhance', data), 'rules')).toMatchObject({ outcome: 'ended', code: 'done' });
});
