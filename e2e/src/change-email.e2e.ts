import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { findAxeViolations, findOverflow } from './audit-page.js';
import { closeBrowsers, openBrowser } from './browser.js';
import { resize } from './page-variants.js';
import { Person } from './person.js';
import { waitForPrintedLink } from './printed-links.js';
import { signInWithForm } from './screens.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');

afterEach(closeBrowsers);

/** Checks the page at both widths. */
async function expectNoProblems({ page }: Person): Promise<void> {
  for (const width of [1_440, 360]) {
    await resize(page, width);
    expect([...(await findAxeViolations(page)), ...(await findOverflow(page))]).toEqual([]);
  }
}

it('changes the email with a link, and signs out other devices', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const newEmail = `new-${member.email}`;
  const chromium = await openBrowser();
  const here = new Person(await chromium.newPage(), origin);
  await here.open('/signup?mode=signin');
  await signInWithForm(here, member);
  await here.expectPath('/profile');
  await here.open('/settings');
  await here.press('Change email');
  await here.expectVisible('dialog', 'Change email');
  await here.fill('New email', newEmail);
  await here.fill('Current password', member.password);
  await here.page.keyboard.press('Enter');
  await here.expectText(`Open the link that we sent to ${newEmail}. Until then you sign in with ${member.email}.`);
  await expectNoProblems(here);

  const mail = new Person(await chromium.newPage(), origin);
  await mail.page.goto(await waitForPrintedLink('Email change', newEmail));
  await mail.expectVisible('button', 'Change email');
  await expectNoProblems(mail);
  await mail.press('Change email');
  await mail.expectText(`Your email is now ${newEmail}.`);
  await expectNoProblems(mail);
  await mail.fillPassword(member.password);
  await mail.press('Sign in');
  await mail.expectPath('/profile');
  await mail.expectVisible('heading', 'Nadia Kurian');
  await here.expectText('This was done on another device, or your password or email was changed.');

  await here.open('/signup?mode=signin');
  await here.fill('Email', member.email);
  await here.fillPassword(member.password);
  await here.press('Sign in');
  await here.expectText('Incorrect email or password.');
  await signInWithForm(here, { email: newEmail, password: member.password });
  await here.expectPath('/profile');
  await here.open('/settings');
  await here.expectText(newEmail);
}, 120_000);
