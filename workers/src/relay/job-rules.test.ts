import type { RecordedEvent } from '@trackrecord/platform';
import { createDebouncedJobs, createImmediateJobs } from './job-rules.js';

const event = (stream: string, type: string, revision: number): RecordedEvent => ({
  id: `${stream}-${String(revision)}`,
  type,
  stream,
  revision: BigInt(revision),
  data: {},
  metadata: {},
  position: { commit: '0', prepare: '0' },
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
        data: { uid, stream: `profile-${uid}`, revision: 2 },
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

it('creates no job for an erased account', () => {
  const erasures = ['profile-ada', 'onboarding-ada'].map((stream) => event(stream, 'AccountErased', 7));
  expect([...erasures.flatMap(createImmediateJobs), ...createDebouncedJobs(erasures)]).toEqual([]);
});
