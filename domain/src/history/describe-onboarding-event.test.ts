import { describeOnboardingEvent } from './describe-onboarding-event.js';

it('describes steps and drafts of the wizard', () => {
  expect(describeOnboardingEvent({ type: 'OnboardingStepCompleted', data: { step: 'personal', data: {} } })).toBe(
    'Completed the step personal information',
  );
  expect(describeOnboardingEvent({ type: 'OnboardingStepSkipped', data: { step: 'experience' } })).toBe(
    'Skipped the step work experience and projects',
  );
  expect(
    describeOnboardingEvent({
      type: 'DraftKept',
      data: { kind: 'personal', value: { firstName: 'Ada', lastName: '', linkedInUrl: '' } },
    }),
  ).toBe('Saved a draft of personal information');
  expect(describeOnboardingEvent({ type: 'DraftKept', data: { kind: 'project', value: null } })).toBe(
    'Discarded a draft of projects',
  );
});
