import { authHeaders, type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { createMinRevisionHeader, readEvents } from './event-log.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Saves skills with the API, as another device would. */
const saveSkills = async (member: TestUser, skills: readonly string[]): Promise<number> => {
  const response = await fetch(`${origin}/api/profile/skills/${member.uid}`, {
    method: 'PATCH',
    headers: { ...authHeaders(member), 'content-type': 'application/json' },
    body: JSON.stringify({ skills, origin: 'typed' }),
  });
  if (!response.ok) throw new Error(`saving skills failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { revision: number }).revision;
};

const fetchSkills = async (member: TestUser): Promise<readonly string[]> => {
  const headers = { ...authHeaders(member), ...(await createMinRevisionHeader(`profile-${member.uid}`, member.uid)) };
  const response = await fetch(`${origin}/api/profile/${member.uid}`, { headers });
  return ((await response.json()) as { skills: string[] }).skills;
};

const openAsMember = async (width: number) => {
  const member = await createMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(width);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.expectVisible('heading', 'Mary Anning');
  return { member, page, person, errors: collectErrors(page, origin) };
};

it('shows every change and earlier versions, and undoes one change without later ones', async () => {
  const { member, person, page, errors } = await openAsMember(1_440);
  await person.followLink('Edit Skills');
  await person.fill('Add a skill', 'Palaeontology');
  await person.pressIn('dialog', 'Add');
  await person.press('Save Changes');
  await person.expectToast('Profile updated successfully');
  await saveSkills(member, ['Fossils', ...(await fetchSkills(member))]);
  await page.reload();

  await person.followLink('History');
  await person.expectPath('/profile?history=open');
  await person.expectVisible('heading', 'Added skill Palaeontology');
  await person.expectVisible('heading', 'Added skill Fossils');
  await person.expectText('You · Today');
  await person.expectText('Typed');

  await person.pressByPrefix('Undo: Added skill Palaeontology');
  await person.expectVisible('heading', 'Undid adding skill Palaeontology');
  await person.expectText('Undo this later change first.');
  const events = await readEvents(`profile-${member.uid}`, member.uid);
  expect(events.at(-1)).toMatchObject({
    type: 'ChangeUndone',
    payload: { change: { type: 'SkillRemoved', data: { skill: 'Palaeontology' } } },
  });
  await person.expectText('Fossils');

  await person.pressByPrefix('Undo: Undid adding skill Palaeontology');
  await person.expectVisible('heading', 'Restored skill Palaeontology');

  await person.press('Earlier version');
  await person.press('Earlier version');
  await person.expectText('You are looking at an earlier version.');
  await person.expectPath(`/profile?history=open&revision=${String(events.length - 2)}`);
  await person.expectHidden('link', 'Edit Skills');
  await person.press('Back to current version');
  await person.expectVisible('link', 'Edit Skills');
  expect(errors).toEqual([]);
});
