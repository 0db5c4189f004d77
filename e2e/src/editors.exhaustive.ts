import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { fetchProfile, openMemberPage } from './member-page.js';
const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

describe('conflict with a save in another tab', () => {
  const createConflict = async () => {
    const { member, page, person, errors } = await openMemberPage(chromium);
    const secondPage = await page.browserContext().newPage();
    await secondPage.setViewport({ width: 1_440, height: 900 });
    const secondTab = new Person(secondPage, origin);
    await secondTab.open('/profile?edit=experience');
    await secondTab.press('Edit Junior Developer');
    await page.bringToFront();
    await person.followLink('Edit Work Experience');
    await person.press('Edit Junior Developer');
    await person.fill('Company', 'Mine and Company');
    await person.press('Update');
    await secondPage.bringToFront();
    await secondTab.fill('Company', 'Theirs and Company');
    await secondTab.press('Update');
    await secondTab.press('Save All Changes');
    await secondTab.expectToast('Work experiences updated successfully');
    await page.bringToFront();
    await person.press('Save All Changes');
    await person.expectVisible('dialog', 'This changed while you were editing');
    await person.expectText('Theirs and Company');
    const fetchCompanies = async () => {
      const { experiences } = await fetchProfile(member);
      return (experiences as { company: string }[]).map(({ company }) => company);
    };
    return { person, getUnexpectedErrors: () => errors.filter((line) => !line.startsWith('412')), fetchCompanies };
  };

  it('overwrites the other version with mine', async () => {
    const { person, fetchCompanies, getUnexpectedErrors } = await createConflict();
    await person.expectText('Mine and Company');
    expect(await fetchCompanies()).toContain('Theirs and Company');
    await person.press('Keep my version');
    await person.expectHidden('dialog', 'This changed while you were editing');
    await person.expectToast('Work experiences updated successfully');
    expect(await fetchCompanies()).toContain('Mine and Company');
    expect(getUnexpectedErrors()).toEqual([]);
  });

  it('loads the other version without saving', async () => {
    const { person, fetchCompanies, getUnexpectedErrors } = await createConflict();
    await person.press('Use other version');
    await person.expectVisible('dialog', 'Edit Work Experience');
    await person.expectText('Theirs and Company');
    expect(await fetchCompanies()).toContain('Theirs and Company');
    await person.press('Close');
    await person.expectPath('/profile');
    await person.expectText('Theirs and Company');
    expect(getUnexpectedErrors()).toEqual([]);
  });
});
