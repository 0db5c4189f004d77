import { HISTORY_PAGE_SIZE } from '@trackrecord/contracts';
import { authHeaders, type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
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

const openAsMember = async (width: number) => {
  const member = await createMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(width);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.expectVisible('heading', 'Mary Anning');
  return { member, page, person, errors: collectErrors(page, origin) };
};

it('closes the history to show a version on a small screen', async () => {
  const { member, person, errors } = await openAsMember(390);
  const revision = await saveSkills(member, ['Fossils']);
  await person.open(`/profile?history=open&revision=${String(revision)}`);
  await person.expectVisible('dialog', 'History');
  await person.press('Earlier version');
  await person.press('Show this version');
  await person.expectHidden('dialog', 'History');
  await person.expectText('You are looking at an earlier version.');
  await person.press('Back to current version');
  await person.expectPath('/profile');
  expect(errors).toEqual([]);
});

it('loads a long history page by page', async () => {
  const { member, person, errors } = await openAsMember(1_440);
  const revision = await saveSkills(member, ['Skill 1', 'Skill 2']);
  await person.open('/profile?history=open');
  await person.expectVisible('heading', 'Removed skill Go');
  for (let shownCount = HISTORY_PAGE_SIZE; shownCount <= revision; shownCount += HISTORY_PAGE_SIZE)
    await person.press('Show earlier changes');
  await person.expectVisible('heading', 'Chose Recent Graduate as user type');
  await person.expectHidden('button', 'Show earlier changes');
  expect(errors).toEqual([]);
});
