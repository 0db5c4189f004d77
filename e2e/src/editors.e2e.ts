import { type TestUser } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser } from './browser.js';
import { readEvents } from './event-log.js';
import type { Person } from './person.js';
import { fetchProfile, openMemberPage } from './member-page.js';
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Returns the types of the events after a revision of a profile. */
const readEventTypesSince = async ({ uid }: TestUser, revision: number): Promise<readonly string[]> =>
  (await readEvents(`profile-${uid}`, uid)).slice(revision + 1).map(({ type }) => type);

/** Saves an open editor, and waits for its toast and until it closes. */
const saveEditor = async (person: Person, editor: string, label: string, text: string): Promise<void> => {
  await person.press(label);
  await person.expectToast(text);
  await person.expectHidden('dialog', editor);
  await person.expectToast('Profile updated successfully');
  await person.expectPath('/profile');
};

it('adds, edits and removes work experience in a draft list, and saves on Save All Changes only', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  const { revision } = await fetchProfile(member);
  await person.followLink('Edit Work Experience');
  await person.expectPath('/profile?edit=experience');

  await person.press('Add experience');
  await person.expectText('Title is required');
  await person.expectText('Company is required');
  await person.fill('Job title', 'Consulting Engineer');
  await person.fill('Company', 'Graphical Power Systems');
  await person.fill('Start date', '05/2019');
  await person.fill('End date', '04/2019');
  await person.press('Add experience');
  await person.expectText('End date cannot be before start date');
  await person.toggle('I currently work here');
  await person.press('Add experience');
  await person.expectText('May 2019 – Present');

  await person.press('Edit Junior Developer');
  await person.expectVisible('heading', 'Edit experience');
  await person.fill('Company', 'Saffron Pay Ltd');
  await person.press('Cancel');
  await person.press('Discard changes');
  await person.expectHidden('button', 'Keep editing');
  await person.press('Edit Junior Developer');
  await person.fill('Company', 'Saffron Pay Limited');
  await person.press('Update');
  await person.press('Remove Principal Engineer for Distributed Systems, Observability and Developer Experience');
  await person.expectText('3 changes not saved yet');
  expect((await fetchProfile(member)).revision).toBe(revision);

  await saveEditor(person, 'Edit Work Experience', 'Save All Changes', 'Work experiences updated successfully');
  await person.expectText('Graphical Power Systems');
  await person.expectText('Saffron Pay Limited');
  expect(await readEventTypesSince(member, revision)).toEqual([
    'ExperienceRemoved',
    'ExperienceAdded',
    'ExperienceRevised',
  ]);
  expect(errors).toEqual([]);
});

it('edits education, and saves a filled-in entry that was not added', async () => {
  const { member, person, page, errors } = await openMemberPage(chromium);
  const { revision } = await fetchProfile(member);
  await person.followLink('Edit Education');
  await person.press('Add education');
  await person.expectText('Institution name is required');
  await person.expectText('Education type is required');
  await person.expectText('Course name is required');
  await person.fill('Institution', 'Vassar College');
  await person.selectOption('Education type', 'Certificate');
  await person.fill('Course name', 'Astronomy');
  await saveEditor(person, 'Edit Education', 'Save All Changes', 'Education updated successfully');
  await person.expectText('Certificate, Astronomy');
  expect(await readEventTypesSince(member, revision)).toEqual(['EducationAdded']);
  await page.reload();
  await person.expectText('Vassar College');
  expect(errors).toEqual([]);
});

it('adds a project with a link, and saves projects without skills', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  const profileBefore = await fetchProfile(member);
  await person.followLink('Edit Projects');
  await person.press('Add project');
  await person.expectText('Project Title is required');
  await person.expectText('Project Description is required');
  await person.fill('Project title', 'Clarke Calculator');
  await person.fill('Description', 'Solves line equations with hyperbolic functions.');
  await person.fill('Project URL', 'clarke');
  await person.fill('Link name', 'Paper');
  await person.press('Add link');
  await person.expectText('Both name and URL are required');
  await person.fill('Link URL', 'https://example.com/paper');
  await person.press('Add link');
  await person.press('Add project');
  await person.expectText('Please enter a valid URL (include http:// or https://).');
  await person.fill('Project URL', 'https://example.com/clarke');
  await person.press('Add project');
  await saveEditor(person, 'Edit Projects', 'Save All Changes', 'Projects updated successfully');
  await person.expectVisible('heading', 'Clarke Calculator');
  const { projects } = await fetchProfile(member);
  expect(projects).toHaveLength((profileBefore['projects'] as unknown[]).length + 1);
  expect(JSON.stringify(projects)).not.toContain('"skills"');
  expect(errors).toEqual([]);
});

it('adds skills without duplicates, and removes skills', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  const { revision } = await fetchProfile(member);
  await person.followLink('Edit Skills');
  await person.fill('Add a skill', 'terraform');
  await person.pressIn('dialog', 'Add');
  await person.expectText('This skill is already added');
  await person.fill('Add a skill', ' Hyperbolic functions ');
  await person.pressIn('dialog', 'Add');
  await person.press('Remove gRPC');
  await saveEditor(person, 'Edit Skills', 'Save Changes', 'Skills updated successfully');
  await person.expectText('Hyperbolic functions');
  expect(await readEventTypesSince(member, revision)).toEqual(['SkillRemoved', 'SkillAdded']);
  expect(errors).toEqual([]);
});

it('adds preferred roles from a list, and removes them', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  const profileBefore = await fetchProfile(member);
  await person.followLink('Edit Role Matches');
  await person.press('Remove Backend Engineer');
  await person.typeInto('Search roles', 'zzz');
  await person.expectText('No matching roles found');
  await person.pickOption('Search roles', 'Product Man', 'Product Manager');
  await saveEditor(person, 'Edit Preferred Roles', 'Save Changes', 'Preferred roles updated successfully');
  const { preferredRoles } = await fetchProfile(member);
  expect(preferredRoles).toEqual([
    (profileBefore['preferredRoles'] as unknown[])[1],
    expect.objectContaining({ title: 'Product Manager', match: 70 }),
  ]);
  expect(errors).toEqual([]);
});

it('edits preferences: locations, work modes, industries, languages and salary', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  await person.followLink('Edit Work Preferences');
  await person.toggle('Flexible');
  await person.typeInto('City', 'Pune');
  await person.press('Add location');
  await person.expectText('City and country are required');
  await person.fill('Country', 'India');
  await person.press('Add location');
  await person.toggle('Healthcare');
  await person.press('Add language');
  await person.expectText('Language is required');
  await person.fill('Language', 'Marathi');
  await person.selectOption('Proficiency', 'Fluent');
  await person.press('Add language');
  // The amount is shown as it was read as soon as the field is left, and its currency in its own field.
  await person.fill('Minimum', '45.000');
  await person.pressKey('Tab');
  await person.expectValue('Minimum', '45,000');
  await person.fill('Minimum', 'a lot');
  await person.press('Save Changes');
  await person.expectText('Please enter a number, such as 48,000 or 48k.');
  await person.fill('Maximum', '12 LPA');
  await person.fill('Minimum', '₹50k');
  await saveEditor(person, 'Edit Work Preferences', 'Save Changes', 'Work preferences updated successfully');
  await person.expectText('₹50,000 – ₹1,200,000');
  const { preferences } = await fetchProfile(member);
  expect(preferences).toMatchObject({
    workModes: ['Remote', 'Hybrid', 'Flexible'],
    preferredIndustries: ['Healthcare'],
    languages: [{ language: 'Marathi', proficiency: 'Fluent' }],
    salary: { minimum: 50_000, maximum: 1_200_000, currency: 'INR', period: 'YEAR' },
  });
  expect((preferences as { locations: unknown[] }).locations.at(-1)).toMatchObject({ city: 'Pune', country: 'India' });
  expect(errors).toEqual([]);
});
