import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser, type TestBrowser } from './browser.js';
import { choosesUserType, fillsEducation } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn } from './screens.js';
import { createOnboardingUser, ONBOARDING_DATA } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(closeBrowsers);

const STUDENT = 'Student Currently in school or university';
const PROFESSIONAL = 'Professional Working in your field of expertise';

type OnboardingUserOptions = Parameters<typeof createOnboardingUser> extends [string, ...infer How] ? How : never;

/** Opens the first incomplete onboarding step of a new candidate. */
async function openOnboarding(...options: OnboardingUserOptions) {
  const user = await createOnboardingUser(origin, ...options);
  const person = new Person(await chromium.newPage(), origin);
  await openSignedIn(person, user);
  return { user, person };
}

/** Triggers every validation message of the wizard (spec.md section 5) once. */
describe('onboarding validation messages', () => {
  it('personal information', async () => {
    const { person } = await openOnboarding('userType');
    await person.isAt('/onboarding/personal');
    await person.presses('Next');
    await person.reads('First name is required');
    await person.reads('Last name is required');
    await person.reads('LinkedIn URL is required');
    await person.fills('LinkedIn URL', 'https://www.linkedin.com/company/harbour');
    await person.reads('Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)');
  }, 60_000);

  it('education', async () => {
    const { person } = await openOnboarding('personal');
    await person.isAt('/onboarding/education');
    await person.presses('Continue');
    await person.reads('Please add at least one education entry');
    await person.presses('Add Education');
    await person.reads('Institution name is required');
    await person.reads('Education type is required');
    await person.reads('Course name is required');
    await person.reads('Start date is required');
    await person.reads('End date is required or mark as current');
    await fillsEducation(person);
    await person.fills('End date', '08/2018');
    await person.presses('Add Education');
    await person.reads('End date cannot be before start date');
    await person.fills('End date', '');
    await person.fills('Start date', '01/2099');
    await person.presses('Add Education');
    await person.reads('Start date cannot be in the future');
  }, 60_000);

  it('incomplete education of an older client', async () => {
    const { user, person } = await openOnboarding('personal');
    const id = '33333333-3333-4333-8333-333333333333';
    const older = { id, institution: 'Harbour College', courseType: '', courseName: 'Boats', endDate: null };
    const response = await fetch(`${origin}/api/profile/${user.uid}/onboarding/education`, {
      method: 'PUT',
      headers: { ...authHeaders(user), 'content-type': 'application/json' },
      body: JSON.stringify({ draft: { kind: 'education', value: { items: [older], form: null } } }),
    });
    expect(response.status).toBe(200);
    await person.page.reload();
    await person.isAt('/onboarding/education');
    await person.presses('Continue');
    await person.reads('Institution, course type, and course name are required for each education entry.');
  }, 60_000);

  it('work experience', async () => {
    const { person } = await openOnboarding('education');
    await person.isAt('/onboarding/experience');
    await person.sees('button', 'Required');
    await person.presses('Enhance description');
    await person.reads('Please enter a description first');
    await person.fills('Description', 'Too short');
    await person.presses('Enhance description');
    await person.reads('Please provide more detailed information. Your description is too short.');
    await person.fills('Description', '');
    await person.presses('Add Experience');
    await person.reads('Title is required');
    await person.reads('Company is required');
    await person.reads('Description is required');
    await person.fills('Start date', '03/2022');
    await person.fills('End date', '02/2022');
    await person.presses('Add Experience');
    await person.reads('Start date cannot be after end date');
    await person.reads('End date cannot be before start date');
    await person.opens('/onboarding/experience?tab=projects');
    await person.presses('Next');
    await person.sees('heading', 'Tell us about your work experience and projects');
  }, 60_000);

  it('required work experience', async () => {
    const { person } = await openOnboarding('education');
    await person.opens('/onboarding/experience?tab=projects');
    await person.sees('heading', 'Add your Project details');
    await person.presses('Next');
    await person.reads('Please add at least one work experience to continue.');
  }, 60_000);

  it('projects', async () => {
    const { person } = await openOnboarding('education');
    await person.opens('/onboarding/userType');
    await choosesUserType(person, 'student');
    await person.opens('/onboarding/experience');
    await person.sees('heading', 'Add your Project details');
    await person.presses('Next');
    await person.reads('Please add at least one project to continue');
    await person.presses('Enhance description');
    await person.reads('Please enter some text to enhance.');
    await person.presses('Add link');
    await person.reads('Both name and URL are required');
    await person.fills('Link name', 'Repository');
    await person.fills('Link URL', 'example.com');
    await person.presses('Add link');
    await person.reads('Please enter a valid URL (include http:// or https://).');
    await person.presses('Next');
    await person.reads('Please complete the current project details');
    await person.reads('Project Title is required');
    await person.reads('Project Description is required');
  }, 60_000);

  it('skills', async () => {
    const { person } = await openOnboarding('experience');
    await person.isAt('/onboarding/skills');
    await person.fills('Add a skill', 'go');
    await person.presses('Add');
    await person.reads('This skill is already added');
    await person.ticks('Bulk Add Skills');
    await person.presses('Add skills');
    await person.reads('Please enter some skills');
    await person.fills('Skills', 'Go, kafka');
    await person.presses('Add skills');
    await person.reads('No new skills to add');
    await person.fills('Skills', 'Rust, Zig\nElm');
    await person.presses('Add skills');
    await person.reads('Added 3 skills');
    for (const skill of ['Go', 'PostgreSQL', 'Kafka', 'Leadership', 'Rust', 'Zig', 'Elm']) {
      await person.presses(`Remove ${skill}`);
    }
    await person.presses('Next');
    await person.reads('Please add at least one skill');
  }, 60_000);

  it('preferences', async () => {
    const { person } = await openOnboarding('skills');
    await person.isAt('/onboarding/preferences');
    await person.presses('Next');
    await person.reads('Please select at least one work mode');
    await person.presses('UX Designer');
    await person.hears('Role added successfully');
    await person.searches('Search roles', 'ux designer');
    await person.presses('Add role');
    await person.reads('This role is already added');
    await person.searches('Add a location', 'Berlin');
    await person.presses('Add location');
    await person.reads('City and country are required');
  }, 60_000);

  it.each([
    [
      'Please add at least one project',
      'graduate',
      { experiences: ONBOARDING_DATA.experience.experiences, projects: [] },
      STUDENT,
    ],
    [
      'Please add at least one experience',
      'student',
      { experiences: [], projects: ONBOARDING_DATA.experience.projects },
      PROFESSIONAL,
    ],
  ])(
    'review: %s',
    async (text, userType, experience, other) => {
      const { person } = await openOnboarding('preferences', { userType: { userType }, experience });
      await person.isAt('/onboarding/review');
      await person.follows('Edit User type');
      await person.presses(other);
      await person.isAt('/onboarding/review');
      await person.presses('Save Profile');
      await person.reads(text);
    },
    60_000,
  );
});
