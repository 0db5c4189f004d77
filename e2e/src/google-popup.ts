import { Person } from './person.js';

/** Presses a button that opens Google's pop-up and drives the pop-up to its end. */
export async function signInWithGoogle(
  person: Person,
  button: string,
  drive: (popup: Person) => Promise<void>,
): Promise<void> {
  const driven = new Promise<void>((resolve, reject) => {
    person.page.once('popup', (popup) => {
      if (popup) drive(new Person(popup, person.origin)).then(resolve, reject);
      else reject(new Error('the pop-up is gone'));
    });
  });
  await person.presses(button);
  await driven;
}

/** Chooses an account that Google already knows. */
export const chooseAccount =
  (email: string) =>
  ({ page }: Person): Promise<void> =>
    page.locator(`.js-reuse-account ::-p-text(${email})`).click();
