import { openBrowser, type TestBrowser } from './browser.js';
import { readEvents } from './event-log.js';
import { fetchProfile, openMemberPage, saveSkills } from './member-page.js';
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

it('shows every change and earlier versions, and undoes one change without later ones', async () => {
  const { member, person, page, errors } = await openMemberPage(chromium);
  await person.followLink('Edit Skills');
  await person.fill('Add a skill', 'Palaeontology');
  await person.pressIn('dialog', 'Add');
  await person.press('Save Changes');
  await person.expectToast('Profile updated successfully');
  await saveSkills(member, ['Fossils', ...((await fetchProfile(member)).skills as readonly string[])]);
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
  await person.expectText('You are looking at an earlier version');
  await person.expectPath(`/profile?history=open&revision=${String(events.length - 2)}`);
  await person.expectHidden('link', 'Edit Skills');
  await person.press('Back to current version');
  await person.expectVisible('link', 'Edit Skills');
  expect(errors).toEqual([]);
});
