import { randomUUID } from 'node:crypto';
import { relayedJob } from '@trackrecord/contracts';
import { createDebouncedJobs, createEventJobs, createImmediateJobs } from './job-rules.js';
import { JOB_OPTIONS } from './queue-settings.js';
import type { EventEnvelope } from './relayed-job.js';

const event = (stream: string, type: string, revision: number): EventEnvelope => ({
  id: `${stream}-${String(revision)}`,
  type,
  stream,
  revision: BigInt(revision),
  metadata: {},
});

it('creates one CV job and one matching job for a burst of profile changes, for the latest revision', () => {
  const events = [0, 1, 2].flatMap((revision) => [
    event('profile-ada', 'SkillAdded', revision),
    event('profile-bob', 'PersonalInfoChanged', revision),
  ]);
  expect(createDebouncedJobs(events)).toEqual(
    ['ada', 'bob'].flatMap((uid) =>
      [
        ['cv', 'render-cv'],
        ['matching', 'match-jobs'],
      ].map(([queue, name]) => ({
        queue,
        name,
        id: `${String(name)}-profile-${uid}-2`,
        data: { uid, stream: `profile-${uid}`, revision: 2, causationId: `profile-${uid}-2` },
        deduplicationId: uid,
        hasLongRetries: true,
        priority: 'background',
      })),
    ),
  );
});

it('creates a job for every OnboardingStepCompleted event and for no other onboarding event', () => {
  const jobs = [
    event('onboarding-ada', 'OnboardingStepCompleted', 0),
    event('onboarding-ada', 'DraftKept', 1),
    event('onboarding-ada', 'OnboardingStepCompleted', 2),
  ].flatMap(createImmediateJobs);
  expect(jobs.map(({ name, data, deduplicationId }) => [name, data['revision'], deduplicationId])).toEqual([
    ['notice-skills', 0, undefined],
    ['notice-skills', 2, undefined],
  ]);
});

it('lists all jobs of an event', () => {
  const list = (stream: string, type: string) => createEventJobs(event(stream, type, 3)).map(({ id }) => id);
  expect(list('profile-ada', 'SkillAdded')).toEqual(['render-cv-profile-ada-3', 'match-jobs-profile-ada-3']);
  expect(list('onboarding-ada', 'OnboardingStepCompleted')).toEqual(['notice-skills-onboarding-ada-3']);
  expect(list('applications-ada', 'PostingSaved')).toEqual([]);
});

it('creates no job for an erased account', () => {
  const erasures = ['profile-ada', 'onboarding-ada'].map((stream) => event(stream, 'AccountErased', 7));
  expect([
    ...erasures.flatMap(createImmediateJobs),
    ...createDebouncedJobs(erasures),
    ...erasures.flatMap(createEventJobs),
  ]).toEqual([]);
});

describe('the ids of a job', () => {
  const ids = {
    correlationId: 'the-dictation',
    trace: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  };

  it('are those of its event', () => {
    const id = '0ec895cb-3eaa-411a-8a19-00bf2c6d2895';
    const saved = { ...event('profile-ada', 'SkillAdded', 0), id, metadata: { ...ids, client: 'web/0.2.0' } };
    for (const { data } of createDebouncedJobs([saved])) {
      expect(relayedJob.parse(data)).toMatchObject({ ...ids, causationId: id });
      expect(data).not.toHaveProperty('client');
    }
  });

  it('fit into the size limit of job data at their maximum lengths', () => {
    const longest = 'x'.repeat(128);
    const long = { ...event(`profile-${longest}`, 'SkillAdded', 2 ** 31), id: randomUUID() };
    const [job] = createDebouncedJobs([{ ...long, metadata: { ...ids, correlationId: 'c'.repeat(64) } }]);
    expect(relayedJob.parse(job?.data).correlationId).toHaveLength(64);
    expect(JSON.stringify(job?.data).length).toBeLessThan(JOB_OPTIONS.sizeLimit ?? 0);
  });
});
