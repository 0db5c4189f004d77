import { authHeaders, type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { readEvents } from './event-log.js';
import { Person } from './person.js';
import { openSignedIn } from './screens.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Opens the profile of a new member. */
const openAsMember = async () => {
  const member = await createMember(origin, { firstName: 'Edith', lastName: 'Clarke' });
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.sees('heading', 'Edith Clarke');
  return { member, page, person, errors: collectErrors(page, origin) };
};

interface SavedProfile {
  readonly revision: number;
  readonly [section: string]: unknown;
}

/** Fetches the profile from the API. */
const fetchProfile = async (member: TestUser): Promise<SavedProfile> =>
  (await (await fetch(`${origin}/api/profile/${member.uid}`, { headers: authHeaders(member) })).json()) as SavedProfile;

/** Returns the types of the events after a revision of a profile. */
const eventTypesSince = async ({ uid }: TestUser, revision: number): Promise<readonly string[]> =>
  (await readEvents(`profile-${uid}`, uid)).slice(revision + 1).map(({ type }) => type);

/** Saves in an open editor, and waits for its message and until it closes. */
const saves = async (person: Person, editor: string, label: string, text: string): Promise<void> => {
  await person.presses(label);
  await person.hears(text);
  await person.seesNo('dialog', editor);
  await person.hears('Profile updated successfully');
  await person.isAt('/profile');
};

it('adds, edits and removes work experience in a draft list, and saves only at the end', async () => {
  const { member, person, errors } = await openAsMember();
  const { revision } = await fetchProfile(member);
  await person.follows('Edit Work Experience');
  await person.isAt('/profile?edit=experience');

  await person.presses('Add experience');
  await person.reads('Title is required');
  await person.reads('Company is required');
  await person.fills('Job title', 'Consulting Engineer');
  await person.fills('Company', 'Graphical Power Systems');
  await person.fills('Start date', '05/2019');
  await person.fills('End date', '04/2019');
  await person.presses('Add experience');
  await person.reads('End date cannot be before start date');
  await person.ticks('Current position');
  await person.presses('Add experience');
  await person.reads('May 2019 – Present');

  await person.presses('Edit Junior Developer');
  await person.sees('heading', 'Edit experience');
  await person.fills('Company', 'Saffron Pay Ltd');
  await person.presses('Cancel');
  await person.presses('Discard changes');
  await person.seesNo('button', 'Keep editing');
  await person.presses('Edit Junior Developer');
  await person.fills('Company', 'Saffron Pay Limited');
  await person.presses('Update');
  await person.presses('Remove Principal Engineer for Distributed Systems, Observability and Developer Experience');
  await person.reads('3 changes not saved yet');
  expect((await fetchProfile(member)).revision).toBe(revision);

  await saves(person, 'Edit Work Experience', 'Save All Changes', 'Work experiences updated successfully');
  await person.reads('Graphical Power Systems');
  await person.reads('Saffron Pay Limited');
  expect(await eventTypesSince(member, revision)).toEqual([
    'ExperienceRemoved',
    'ExperienceAdded',
    'ExperienceRevised',
  ]);
  expect(errors).toEqual([]);
}, 90_000);

it('edits education, and saves an entry that was typed but not added', async () => {
  const { member, person, page, errors } = await openAsMember();
  const { revision } = await fetchProfile(member);
  await person.follows('Edit Education');
  await person.presses('Add education');
  await person.reads('Institution name is required');
  await person.reads('Education type is required');
  await person.reads('Course name is required');
  await person.fills('Institution', 'Vassar College');
  await person.selects('Education type', 'Certificate');
  await person.fills('Course name', 'Astronomy');
  await saves(person, 'Edit Education', 'Save All Changes', 'Education updated successfully');
  await person.reads('Certificate, Astronomy');
  expect(await eventTypesSince(member, revision)).toEqual(['EducationAdded']);
  await page.reload();
  await person.reads('Vassar College');
  expect(errors).toEqual([]);
}, 60_000);

it('edits projects with links, and drops their skills', async () => {
  const { member, person, errors } = await openAsMember();
  const before = await fetchProfile(member);
  await person.follows('Edit Projects');
  await person.presses('Add project');
  await person.reads('Project Title is required');
  await person.reads('Project Description is required');
  await person.fills('Project title', 'Clarke Calculator');
  await person.fills('Description', 'Solves line equations with hyperbolic functions.');
  await person.fills('Project URL', 'clarke');
  await person.fills('Link name', 'Paper');
  await person.presses('Add link');
  await person.reads('Both name and URL are required');
  await person.fills('Link URL', 'https://example.com/paper');
  await person.presses('Add link');
  await person.presses('Add project');
  await person.reads('Please enter a valid URL (include http:// or https://).');
  await person.fills('Project URL', 'https://example.com/clarke');
  await person.presses('Add project');
  await saves(person, 'Edit Projects', 'Save All Changes', 'Projects updated successfully');
  await person.sees('heading', 'Clarke Calculator');
  const { projects } = await fetchProfile(member);
  expect(projects).toHaveLength((before['projects'] as unknown[]).length + 1);
  expect(JSON.stringify(projects)).not.toContain('"skills"');
  expect(errors).toEqual([]);
}, 60_000);

it('adds skills without duplicates, and removes skills', async () => {
  const { member, person, errors } = await openAsMember();
  const { revision } = await fetchProfile(member);
  await person.follows('Edit Skills');
  await person.fills('Add a skill', 'terraform');
  await person.pressesIn('dialog', 'Add');
  await person.reads('This skill is already added');
  await person.fills('Add a skill', ' Hyperbolic functions ');
  await person.pressesIn('dialog', 'Add');
  await person.presses('Remove gRPC');
  await saves(person, 'Edit Skills', 'Save Changes', 'Skills updated successfully');
  await person.reads('Hyperbolic functions');
  expect(await eventTypesSince(member, revision)).toEqual(['SkillRemoved', 'SkillAdded']);
  expect(errors).toEqual([]);
}, 60_000);

it('adds preferred roles from a list, and removes them', async () => {
  const { member, person, errors } = await openAsMember();
  const before = await fetchProfile(member);
  await person.follows('Edit Role Matches');
  await person.presses('Remove Backend Engineer');
  await person.searches('Search roles', 'zzz');
  await person.reads('No matching roles found');
  await person.picks('Search roles', 'Product Man', 'Product Manager');
  await saves(person, 'Edit Preferred Roles', 'Save Changes', 'Preferred roles updated successfully');
  const { preferredRoles } = await fetchProfile(member);
  expect(preferredRoles).toEqual([
    (before['preferredRoles'] as unknown[])[1],
    expect.objectContaining({ title: 'Product Manager', match: 70 }),
  ]);
  expect(errors).toEqual([]);
}, 60_000);

it('edits preferences: locations, work modes, industries, languages and salary', async () => {
  const { member, person, errors } = await openAsMember();
  await person.follows('Edit Work Preferences');
  await person.ticks('Flexible');
  await person.searches('City', 'Pune');
  await person.presses('Add location');
  await person.reads('City and country are required');
  await person.fills('Country', 'India');
  await person.presses('Add location');
  await person.ticks('Healthcare');
  await person.presses('Add language');
  await person.reads('Language is required');
  await person.fills('Language', 'Marathi');
  await person.selects('Proficiency', 'Fluent');
  await person.presses('Add language');
  await person.fills('Minimum', '50000');
  await person.selects('Currency', 'INR');
  await saves(person, 'Edit Work Preferences', 'Save Changes', 'Work preferences updated successfully');
  await person.reads('₹50,000 – ₹72,000');
  const { preferences } = await fetchProfile(member);
  expect(preferences).toMatchObject({
    workModes: ['Remote', 'Hybrid', 'Flexible'],
    preferredIndustries: ['Healthcare'],
    languages: [{ language: 'Marathi', proficiency: 'Fluent' }],
    salary: { minimum: 50_000, maximum: 72_000, currency: 'INR', period: 'YEAR' },
  });
  expect((preferences as { locations: unknown[] }).locations.at(-1)).toMatchObject({ city: 'Pune', country: 'India' });
  expect(errors).toEqual([]);
}, 60_000);

describe('conflict with a save in another tab', () => {
  const createConflict = async () => {
    const { member, page, person, errors } = await openAsMember();
    const second = await page.browserContext().newPage();
    await second.setViewport({ width: 1_440, height: 900 });
    const other = new Person(second, origin);
    await other.opens('/profile?edit=experience');
    await other.presses('Edit Junior Developer');
    await page.bringToFront();
    await person.follows('Edit Work Experience');
    await person.presses('Edit Junior Developer');
    await person.fills('Company', 'Mine and Company');
    await person.presses('Update');
    await second.bringToFront();
    await other.fills('Company', 'Theirs and Company');
    await other.presses('Update');
    await other.presses('Save All Changes');
    await other.hears('Work experiences updated successfully');
    await page.bringToFront();
    await person.presses('Save All Changes');
    await person.sees('dialog', 'This changed while you were editing');
    await person.reads('Theirs and Company');
    const companies = async () => {
      const { experiences } = await fetchProfile(member);
      return (experiences as { company: string }[]).map(({ company }) => company);
    };
    return { person, errors: () => errors.filter((line) => !line.startsWith('412')), companies };
  };

  it('saves my version over the other one', async () => {
    const { person, companies, errors } = await createConflict();
    await person.reads('Mine and Company');
    expect(await companies()).toContain('Theirs and Company');
    await person.presses('Keep my version');
    await person.seesNo('dialog', 'This changed while you were editing');
    await person.hears('Work experiences updated successfully');
    expect(await companies()).toContain('Mine and Company');
    expect(errors()).toEqual([]);
  }, 60_000);

  it('loads the other version without saving', async () => {
    const { person, companies, errors } = await createConflict();
    await person.presses('Use other version');
    await person.sees('dialog', 'Edit Work Experience');
    await person.reads('Theirs and Company');
    expect(await companies()).toContain('Theirs and Company');
    await person.presses('Close');
    await person.isAt('/profile');
    await person.reads('Theirs and Company');
    expect(errors()).toEqual([]);
  }, 60_000);
});
