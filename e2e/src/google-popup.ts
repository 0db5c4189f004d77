import { Person } from './person.js';

/** Presses a button that opens the Google pop-up, and runs `handlePopup` in the pop-up. */
export async function signInWithGoogle(
  person: Person,
  button: string,
  handlePopup: (popup: Person) => Promise<void>,
): Promise<void> {
  const popupHandled = new Promise<void>((resolve, reject) => {
    person.page.once('popup', (popup) => {
      if (popup) handlePopup(new Person(popup, person.origin)).then(resolve, reject);
      else reject(new Error('the pop-up was closed'));
    });
  });
  await person.press(button);
  await popupHandled;
}

/** Creates an account in the pop-up. Returns its email address. */
export async function createAccount({ page }: Person): Promise<string> {
  await page.locator('.js-new-account').click();
  await page.locator('#autogen-button').click();
  const email = await page.$eval('#email-input', (field) => (field as HTMLInputElement).value);
  await page.locator('#sign-in').click();
  return email;
}

/** Selects an existing account in the pop-up. */
export const chooseAccount =
  (email: string) =>
  ({ page }: Person): Promise<void> =>
    page.locator(`.js-reuse-account ::-p-text(${email})`).click();
