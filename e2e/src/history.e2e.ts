import { HISTORY_PAGE } from '@trackrecord/contracts';
import { as, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser, watch } from './browser.js';
import { newMember } from './candidates.js';
import { Person } from './person.js';
import { letIn } from './screens.js';
import { eventsOf } from './told-by-streams.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Saves skills with the API, as another device would. */
const savesSkills = async (member: TestUser, skills: readonly string[]): Promise<number> => {
  const answer = await fetch(`${origin}/api/profile/skills/${member.uid}`, {
    method: 'PATCH',
    headers: { ...as(member), 'content-type': 'application/json' },
    body: JSON.stringify({ skills, origin: 'typed' }),
  });
  if (!answer.ok) throw new Error(`saving skills failed: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { revision: number }).revision;
};

const skillsOf = async (member: TestUser): Promise<readonly string[]> => {
  const answer = await fetch(`${origin}/api/profile/${member.uid}`, { headers: as(member) });
  return ((await answer.json()) as { skills: string[] }).skills;
};

const aMember = async (width: number) => {
  const member = await newMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(width);
  const person = new Person(page, origin);
  await letIn(person, member);
  await person.sees('heading', 'Mary Anning');
  return { member, page, person, wrong: watch(page, origin) };
};

it('shows every change and earlier versions, and undoes one change without later ones', async () => {
  const { member, person, page, wrong } = await aMember(1_440);
  await person.follows('Edit Skills');
  await person.fills('Add a skill', 'Palaeontology');
  await person.pressesIn('dialog', 'Add');
  await person.presses('Save Changes');
  await person.hears('Profile updated successfully');
  await savesSkills(member, ['Fossils', ...(await skillsOf(member))]);
  await page.reload();

  await person.follows('History');
  await person.isAt('/profile?history=open');
  await person.sees('heading', 'Added skill Palaeontology');
  await person.sees('heading', 'Added skill Fossils');
  await person.reads('You · Today');
  await person.reads('Typed');

  await person.pressesLike('Undo: Added skill Palaeontology');
  await person.sees('heading', 'Undid adding skill Palaeontology');
  await person.reads('Undo this later change first.');
  const told = await eventsOf(`profile-${member.uid}`, member.uid);
  expect(told.at(-1)).toMatchObject({
    type: 'ChangeUndone',
    payload: { change: { type: 'SkillRemoved', data: { skill: 'Palaeontology' } } },
  });
  await person.reads('Fossils');

  await person.pressesLike('Undo: Undid adding skill Palaeontology');
  await person.sees('heading', 'Restored skill Palaeontology');

  await person.presses('Earlier version');
  await person.presses('Earlier version');
  await person.reads('You are looking at an earlier version.');
  await person.isAt(`/profile?history=open&revision=${String(told.length - 2)}`);
  await person.seesNo('link', 'Edit Skills');
  await person.presses('Back to current version');
  await person.sees('link', 'Edit Skills');
  expect(wrong).toEqual([]);
}, 90_000);

it('closes the history to show a version on a small screen', async () => {
  const { member, person, wrong } = await aMember(390);
  const revision = await savesSkills(member, ['Fossils']);
  await person.opens(`/profile?history=open&revision=${String(revision)}`);
  await person.sees('dialog', 'History');
  await person.presses('Earlier version');
  await person.presses('Show this version');
  await person.seesNo('dialog', 'History');
  await person.reads('You are looking at an earlier version.');
  await person.presses('Back to current version');
  await person.isAt('/profile');
  expect(wrong).toEqual([]);
}, 60_000);

it('loads a long history page by page', async () => {
  const { member, person, wrong } = await aMember(1_440);
  const revision = await savesSkills(member, ['Skill 1', 'Skill 2']);
  await person.opens('/profile?history=open');
  await person.sees('heading', 'Removed skill Go');
  for (let shown = HISTORY_PAGE; shown <= revision; shown += HISTORY_PAGE) await person.presses('Show earlier changes');
  await person.sees('heading', 'Chose Recent Graduate as user type');
  await person.seesNo('button', 'Show earlier changes');
  expect(wrong).toEqual([]);
}, 90_000);
