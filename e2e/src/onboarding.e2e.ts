import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { readEvents } from './event-log.js';
import { leaveThankYouPage, onboardProfessional, completeReviewStep } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createOnboardingUser } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(closeBrowsers);

const generateEmail = () => `wizard-${randomUUID()}@example.com`;

type OnboardingUserOptions = Parameters<typeof createOnboardingUser> extends [string, ...infer Rest] ? Rest : never;

/** Opens the onboarding step after `lastStep` as a professional who has completed the steps up to it. */
async function openOnboarding(...[lastStep, overrides]: OnboardingUserOptions) {
  const visitor = await openVisitor();
  const user = await createOnboardingUser(origin, lastStep, { userType: { userType: 'professional' }, ...overrides });
  await openSignedIn(visitor.person, user);
  return { ...visitor, user };
}

/** Opens a page in a new browser context and collects its errors. */
async function openVisitor() {
  const page = await chromium.newPage();
  return { person: new Person(page, origin), page, errors: collectErrors(page, origin) };
}

/** Returns the signed-in uid: the client stores the revision of its last write by stream name. */
const readUid = (person: Person): Promise<string> =>
  person.page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('revision:profile-'));
    return key?.slice('revision:profile-'.length) ?? '';
  });

it('completes onboarding as a professional and appends the expected events to both streams', async () => {
  const { person, errors } = await openVisitor();
  await onboardProfessional(person, generateEmail());
  await person.expectVisible('heading', 'Grace Hopper');
  expect(errors).toEqual([]);

  const uid = await readUid(person);
  const onboarding = await readEvents(`onboarding-${uid}`, uid);
  const completedSteps = onboarding.filter(({ type }) => type !== 'DraftKept');
  expect(completedSteps.map(({ type, payload }) => [type, payload['step']])).toEqual(
    ['userType', 'personal', 'education', 'experience', 'skills', 'preferences', 'review'].map((step) => [
      'OnboardingStepCompleted',
      step,
    ]),
  );
  const profile = await readEvents(`profile-${uid}`, uid);
  expect(profile.map(({ type }) => type)).toEqual([
    'UserTypeChosen',
    'PersonalInfoChanged',
    'EducationAdded',
    'ExperienceAdded',
    'SkillAdded',
    'SkillAdded',
    'PreferencesChanged',
    'PreferredRoleAdded',
    'OnboardingCompleted',
  ]);
  expect(profile[1]?.payload).toMatchObject({ personalInfo: { firstName: 'Grace', lastName: 'Hopper' } });
  for (const { metadata } of [...onboarding, ...profile]) {
    expect(metadata).toMatchObject({
      actor: { uid, role: 'user' },
      commandId: expect.any(String),
      correlationId: expect.any(String),
      causationId: expect.any(String),
    });
  }
  expect(new Set(profile.map(({ metadata }) => metadata.commandId)).size).toBe(1);
  const lastStepCompletedAt = completedSteps.at(-1)?.metadata.occurredAt ?? '';
  expect(lastStepCompletedAt <= (profile[0]?.metadata.occurredAt ?? '')).toBe(true);
});

it('edits a section from the review, returns and saves the change', async () => {
  const { person, errors } = await openOnboarding('preferences');
  await person.expectPath('/onboarding/review');
  await person.followLink('Edit Education');
  await person.expectPath('/onboarding/education?return=review');
  await person.press('Edit Diploma, Boats');
  await person.fill('Course name', 'Applied Mathematics');
  await person.press('Update Education');
  await person.expectToast('Education updated successfully');
  await person.press('Back to Review');
  await person.expectPath('/onboarding/review');
  await person.expectText('Applied Mathematics');
  await completeReviewStep(person);
  await leaveThankYouPage(person);
  expect(errors).toEqual([]);
});
