import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, collectErrors, openBrowser, type TestBrowser } from './browser.js';
import {
  addExperience,
  addProject,
  chooseUserType,
  completeEducationStep,
  completePersonalStep,
  completePreferencesStep,
  completeSkillsStep,
  fillExperience,
  leaveThankYouPage,
  onboardStudent,
  completeReviewStep,
  signUpWithForm,
} from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn, signInWithForm } from './sign-in.js';
import { createOnboardingUser, createMember } from './test-users.js';

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

it('completes onboarding as a student with a project', async () => {
  const { person, errors } = await openVisitor();
  await onboardStudent(person, generateEmail());
  await person.expectVisible('heading', 'Grace Hopper');
  expect(errors).toEqual([]);
});

it('completes onboarding as a graduate with work experience, skipping the required project', async () => {
  const { person, errors } = await openVisitor();
  await signUpWithForm(person, generateEmail());
  await chooseUserType(person, 'graduate');
  await completePersonalStep(person);
  await completeEducationStep(person);
  await person.expectVisible('button', 'Required');
  await addExperience(person);
  await person.click('tab', 'Projects');
  await person.expectPath('/onboarding/experience?tab=projects');
  await person.press('Next');
  await person.expectText('Please add at least one project to continue');
  await person.press('Skip');
  await completeSkillsStep(person);
  await completePreferencesStep(person);
  await person.expectText('Compiler Engineer');
  await completeReviewStep(person);
  await leaveThankYouPage(person);
  expect(errors).toEqual([]);
});

it('resumes onboarding at the fourth step in another browser, with the draft', async () => {
  const first = await openOnboarding('education');
  await addExperience(first.person);
  await first.person.press('Add Experience');
  await first.person.fill('Position/Role', 'Half a role');
  await first.page.waitForResponse((response) => response.url().endsWith('/onboarding/experience') && response.ok());
  await first.page.close();

  const second = await openVisitor();
  await signInWithForm(second.person, first.user);
  await second.person.expectPath('/onboarding/experience');
  await second.person.expectText('Compiler Engineer');
  expect(await second.person.getValue('Position/Role')).toBe('Half a role');
  expect(second.errors).toEqual([]);
});

it('keeps typed text on reload', async () => {
  const { person, page, errors } = await openOnboarding('personal');
  await completeEducationStep(person);
  await fillExperience(person, 'Navigator');
  await page.reload();
  await person.expectVisible('heading', 'Tell us about your work experience and projects');
  expect(await person.getValue('Position/Role')).toBe('Navigator');
  expect(await person.getValue('Start date')).toBe('03/2022');
  await page.goBack();
  await person.expectPath('/onboarding/education');
  await person.expectText('Harbour College');
  await page.goForward();
  await person.expectPath('/onboarding/experience');
  expect(await person.getValue('Position/Role')).toBe('Navigator');
  expect(errors).toEqual([]);
});

it('edits a completed profile in the wizard, and confirms before discarding changes', async () => {
  const { person, errors } = await openVisitor();
  await openSignedIn(person, await createMember(origin, {}, { projects: [] }));
  await person.followLink('Edit profile');
  await person.expectPath('/onboarding/review');
  await person.followLink('Edit Projects');
  await person.expectPath('/onboarding/experience?return=review&tab=projects');
  await addProject(person, 'Water Metro');
  await person.press('Back to Review');
  await person.expectPath('/onboarding/review');
  await person.followLink('Trackrecord');
  await person.expectText('Discard your changes?');
  await person.press('Keep editing');
  await person.expectHidden('dialog', 'Discard your changes?');
  await completeReviewStep(person);
  await person.expectPath('/profile');
  await person.followLink('Edit profile');
  await person.expectText('Water Metro');
  expect(errors).toEqual([]);
});
