import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { tabTo } from './tab-to.js';

const origin = testVariable('BASE_URL');
const REASON = 'The address of a board answers slowly.';

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Opens the page of operations as a new operator. */
async function openOperations(): Promise<Person> {
  const person = new Person(await chromium.newPage(1_440), origin);
  await openSignedIn(person, await signUpStaff('operator'));
  await person.open('/staff/operations');
  await person.expectText('As of');
  return person;
}

it('pauses and resumes a queue with the keyboard only', async () => {
  const operator = await openOperations();
  const { page } = operator;
  /** Waits until the row of the queue has this text. The page also says outcomes to screen readers elsewhere. */
  const expectInRow = (text: string): Promise<unknown> =>
    page.waitForFunction(
      (expected) =>
        [...document.querySelectorAll('tr')].some(
          ({ textContent }) => textContent.startsWith('postings') && textContent.includes(expected),
        ),
      {},
      text,
    );
  /** Types the reason in the dialog that is open, and confirms. */
  const confirm = async (title: string): Promise<void> => {
    await operator.expectVisible('dialog', title);
    await tabTo(page, 'Close');
    await page.keyboard.press('Tab');
    await page.keyboard.type(REASON);
    await page.keyboard.press('Enter');
    await operator.expectHidden('dialog', title);
  };
  await tabTo(page, 'Pause postings');
  await page.keyboard.press('Enter');
  await operator.expectText('No posting is read from its address until you resume.');
  await confirm('Pause queue postings?');
  // The focus returns to the button, which now resumes the queue.
  await expectInRow('Paused at');
  await operator.expectVisible('heading', 'Queue postings is paused');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Resume postings');
  await page.keyboard.press('Enter');
  await confirm('Resume queue postings?');
  await expectInRow('Resumed at');
  await operator.expectHidden('heading', 'Queue postings is paused');
  await operator.expectText('Resumed queue');
  await operator.expectText(REASON);
});
