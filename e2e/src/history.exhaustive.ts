import { openBrowser, type TestBrowser } from './browser.js';
import { openMemberPage, saveSkills } from './member-page.js';
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

it('closes the history to show a version on a small screen', async () => {
  const { member, person, errors } = await openMemberPage(chromium, 390);
  const revision = await saveSkills(member, ['Fossils']);
  await person.open(`/profile?history=open&revision=${String(revision)}`);
  await person.expectVisible('dialog', 'History');
  await person.press('Earlier version');
  await person.press('Show this version');
  await person.expectHidden('dialog', 'History');
  await person.expectText('You are looking at an earlier version');
  await person.press('Back to current version');
  await person.expectPath('/profile');
  expect(errors).toEqual([]);
});

it('loads a long history page by page', async () => {
  const { member, person, errors } = await openMemberPage(chromium);
  await saveSkills(member, ['Skill 1', 'Skill 2']);
  await person.open('/profile?history=open');
  await person.expectVisible('heading', 'Removed skill Go');
  await person.pressUntilGone('Show earlier changes');
  await person.expectVisible('heading', 'Chose Recent Graduate as user type');
  expect(errors).toEqual([]);
});
