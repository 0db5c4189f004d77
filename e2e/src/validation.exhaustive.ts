import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser, type TestBrowser } from './browser.js';
import { chooseUserType, fillEducation } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createOnboardingUser, ONBOARDING_DATA } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(closeBrowsers);

const STUDENT_CARD = 'Student Currently in school or university';
const PROFESSIONAL_CARD = 'Professional Working in your field of expertise';

type OnboardingUserOptions = Parameters<typeof createOnboardingUser> extends [string, ...infer Rest] ? Rest : never;

/** Opens the first incomplete onboarding step of a new user. */
async function openOnboarding(...options: OnboardingUserOptions) {
  const user = await createOnboardingUser(origin, ...options);
  const person = new Person(await chromium.newPage(), origin);
  await openSignedIn(person, user);
  return { user, person };
}

/** Triggers the validation messages of the onboarding wizard (spec section 5). */
describe('Validation in onboarding', () => {
  it('shows the messages of the personal step', async () => {
    const { person } = await openOnboarding('userType');
    await person.expectPath('/onboarding/personal');
    await person.press('Next');
    await person.expectText('First name is required');
    await person.expectText('Last name is required');
    await person.expectText('LinkedIn URL is required');
    await person.fill('LinkedIn URL', 'https://www.linkedin.com/company/harbour');
    await person.expectText('Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)');
  });

  it('shows the messages of the education step', async () => {
    const { person } = await openOnboarding('personal');
    await person.expectPath('/onboarding/education');
    await person.press('Continue');
    await person.expectText('Please add at least one education entry');
    await person.press('Add Education');
    await person.expectText('Institution name is required');
    await person.expectText('Education type is required');
    await person.expectText('Course name is required');
    await person.expectText('Start date is required');
    await person.expectText('End date is required or mark as current');
    await fillEducation(person);
    await person.fill('End date', '08/2018');
    await person.press('Add Education');
    await person.expectText('End date cannot be before start date');
    await person.fill('End date', '');
    await person.fill('Start date', '01/2099');
    await person.press('Add Education');
    await person.expectText('Start date cannot be in the future');
  });

  it('rejects an incomplete education entry of an older client', async () => {
    const { user, person } = await openOnboarding('personal');
    const id = '33333333-3333-4333-8333-333333333333';
    const incompleteEducation = {
      id,
      institution: 'Harbour College',
      courseType: '',
      courseName: 'Boats',
      endDate: null,
    };
    const response = await fetch(`${origin}/api/profile/${user.uid}/onboarding/education`, {
      method: 'PUT',
      headers: { ...authHeaders(user), 'content-type': 'application/json' },
      body: JSON.stringify({ draft: { kind: 'education', value: { items: [incompleteEducation], form: null } } }),
    });
    expect(response.status).toBe(200);
    await person.page.reload();
    await person.expectPath('/onboarding/education');
    await person.press('Continue');
    await person.expectText('Institution, course type, and course name are required for each education entry.');
  });

  it('shows the messages of the work experience form', async () => {
    const { person } = await openOnboarding('education');
    await person.expectPath('/onboarding/experience');
    await person.expectVisible('button', 'Required');
    await person.press('Enhance description');
    await person.expectText('Please enter a description first');
    await person.fill('Description', 'Too short');
    await person.press('Enhance description');
    await person.expectText('Please provide more detailed information. Your description is too short.');
    await person.fill('Description', 'Recieved goods from the lorrys');
    await person.press('Enhance description');
    await person.expectVisible('button', 'Undo enhancement');
    expect(await person.getValue('Description')).toBe('Received goods from the lorries.');
    await person.fill('Description', 'Responsible for different tasks.');
    await person.press('Enhance description');
    await person.fill('What did you do on a normal day?', 'sorted the post');
    await person.fill('How many, or how often?', '200 letters a day');
    await person.press('Add to description');
    expect(await person.getValue('Description')).toBe(
      'Responsible for different tasks. Sorted the post. 200 letters a day.',
    );
    await person.fill('Description', '');
    await person.press('Add Experience');
    await person.expectText('Title is required');
    await person.expectText('Company is required');
    await person.expectText('Description is required');
    await person.fill('Start date', '03/2022');
    await person.fill('End date', '02/2022');
    await person.press('Add Experience');
    await person.expectText('Start date cannot be after end date');
    await person.expectText('End date cannot be before start date');
    await person.open('/onboarding/experience?tab=projects');
    await person.press('Next');
    await person.expectVisible('heading', 'Tell us about your work experience and projects');
  });

  it('requires a work experience', async () => {
    const { person } = await openOnboarding('education');
    await person.open('/onboarding/experience?tab=projects');
    await person.expectVisible('heading', 'Add your Project details');
    await person.press('Next');
    await person.expectText('Please add at least one work experience to continue.');
  });

  it('shows the messages of the project form', async () => {
    const { person } = await openOnboarding('education');
    await person.open('/onboarding/userType');
    await chooseUserType(person, 'student');
    await person.open('/onboarding/experience');
    await person.expectVisible('heading', 'Add your Project details');
    await person.press('Next');
    await person.expectText('Please add at least one project to continue');
    await person.press('Enhance description');
    await person.expectText('Please enter some text to enhance.');
    await person.press('Add link');
    await person.expectText('Both name and URL are required');
    await person.fill('Link name', 'Repository');
    await person.fill('Link URL', 'example.com');
    await person.press('Add link');
    await person.expectText('Please enter a valid URL (include http:// or https://).');
    await person.press('Next');
    await person.expectText('Please complete the current project details');
    await person.expectText('Project Title is required');
    await person.expectText('Project Description is required');
  });

  it('shows the messages of the skills step', async () => {
    const { person } = await openOnboarding('experience');
    await person.expectPath('/onboarding/skills');
    await person.fill('Add a skill', 'go');
    await person.press('Add');
    await person.expectText('This skill is already added');
    await person.toggle('Bulk Add Skills');
    await person.press('Add skills');
    await person.expectText('Please enter some skills');
    await person.fill('Skills', 'Go, kafka');
    await person.press('Add skills');
    await person.expectText('No new skills to add');
    await person.fill('Skills', 'Rust, Zig\nElm');
    await person.press('Add skills');
    await person.expectText('Added 3 skills');
    for (const skill of ['Go', 'PostgreSQL', 'Kafka', 'Leadership', 'Rust', 'Zig', 'Elm']) {
      await person.press(`Remove ${skill}`);
    }
    await person.press('Next');
    await person.expectText('Please add at least one skill');
  });

  it('shows the messages of the preferences step', async () => {
    const { person } = await openOnboarding('skills');
    await person.expectPath('/onboarding/preferences');
    await person.press('Next');
    await person.expectText('Please select at least one work mode');
    await person.press('UX Designer');
    await person.expectToast('Role added successfully');
    await person.typeInto('Search roles', 'ux designer');
    await person.press('Add role');
    await person.expectText('This role is already added');
    await person.typeInto('Add a location', 'Berlin');
    await person.press('Add location');
    await person.expectText('City and country are required');
  });

  it.each([
    [
      'Please add at least one project',
      'graduate',
      { experiences: ONBOARDING_DATA.experience.experiences, projects: [] },
      STUDENT_CARD,
    ],
    [
      'Please add at least one experience',
      'student',
      { experiences: [], projects: ONBOARDING_DATA.experience.projects },
      PROFESSIONAL_CARD,
    ],
  ])(
    'shows what is missing in the review after the user type is changed: %s',
    async (text, userType, experience, userTypeCard) => {
      const { person } = await openOnboarding('preferences', { userType: { userType }, experience });
      await person.expectPath('/onboarding/review');
      await person.followLink('Edit User type');
      await person.press(userTypeCard);
      await person.expectPath('/onboarding/review');
      await person.press('Save Profile');
      await person.expectText(text);
    },
  );
});
