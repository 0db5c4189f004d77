import type { TestAccount, TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Person } from './person.js';
import { storeSession } from './stored-session.js';

/** Opens the application with a stored session. */
export const openSignedIn = (person: Person, account: TestAccount): Promise<void> =>
  storeSession(person.page, account, () => person.open('/profile'));

/** Signs in with the form. */
export async function signInWithForm(person: Person, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await person.open('/signup?mode=signin');
  await person.fill('Email', user.email);
  await person.fillPassword(user.password);
  await person.press('Sign in');
  await person.waitToLeave('/signup');
}
