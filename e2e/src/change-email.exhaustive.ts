import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { findAxeViolations, findOverflow } from './audit-page.js';
import { closeBrowsers, openBrowser } from './browser.js';
import { resize } from './page-variants.js';
import { Person } from './person.js';
import { waitForPrintedLink } from './printed-links.js';
import { signInWithForm } from './sign-in.js';
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
  const thisDevice = new Person(await chromium.newPage(), origin);
  await thisDevice.open('/signup?mode=signin');
  await signInWithForm(thisDevice, member);
  await thisDevice.expectPath('/profile');
  await thisDevice.open('/settings');
  await thisDevice.press('Change email');
  await thisDevice.expectVisible('dialog', 'Change email');
  await thisDevice.fill('New email', newEmail);
  await thisDevice.fill('Current password', member.password);
  await thisDevice.page.keyboard.press('Enter');
  await thisDevice.expectText(
    `Open the link that we sent to ${newEmail}. Until then you sign in with ${member.email}.`,
  );
  await expectNoProblems(thisDevice);

  const linkDevice = new Person(await chromium.newPage(), origin);
  await linkDevice.page.goto(await waitForPrintedLink('Email change', newEmail));
  await linkDevice.expectVisible('button', 'Change email');
  await expectNoProblems(linkDevice);
  await linkDevice.press('Change email');
  await linkDevice.expectText(`Your email is now ${newEmail}.`);
  await expectNoProblems(linkDevice);
  await linkDevice.fillPassword(member.password);
  await linkDevice.press('Sign in');
  await linkDevice.expectPath('/profile');
  await linkDevice.expectVisible('heading', 'Nadia Kurian');
  await thisDevice.expectText('This was done on another device, or your password or email was changed.');

  await thisDevice.open('/signup?mode=signin');
  await thisDevice.fill('Email', member.email);
  await thisDevice.fillPassword(member.password);
  await thisDevice.press('Sign in');
  await thisDevice.expectText('Incorrect email or password.');
  await signInWithForm(thisDevice, { email: newEmail, password: member.password });
  await thisDevice.expectPath('/profile');
  await thisDevice.open('/settings');
  await thisDevice.expectText(newEmail);
});
