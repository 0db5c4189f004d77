import { authHeaders, type TestAccount, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { rejectTokenRefresh, revokeTokens } from './end-session.js';
import { createMinRevisionHeader } from './event-log.js';
import { chooseAccount, signInWithGoogle } from './google-popup.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createGoogleMember, createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
const SESSION_ENDED_TITLE = 'Your session has ended';
const EDITOR_TITLE = 'Edit Personal Information';

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openPage = async () => {
  const page = await chromium.newPage();
  return { page, person: new Person(page, origin), errors: collectErrors(page, origin) };
};

/**
 * Opens the application with a stored session, and waits until the provider has confirmed it, which is after the first
 * screen. A session that ends before counts as one that had ended before the visit.
 */
async function openConfirmed(person: Person, member: TestAccount): Promise<void> {
  const confirmation = person.page.waitForResponse((response) => response.url().includes('accounts:lookup'));
  await openSignedIn(person, member);
  await confirmation;
}

async function openWithGoogle(person: Person, { email }: TestAccount): Promise<void> {
  await person.open('/signup?mode=signin');
  await signInWithGoogle(person, 'Sign in with Google', chooseAccount(email));
  await person.expectPath('/profile');
}

/** Edits the title, revokes the session and saves. */
async function saveAfterRevocation(person: Person, uid: string, title: string): Promise<void> {
  await person.followLink('Edit Details');
  await person.expectVisible('dialog', EDITOR_TITLE);
  await person.fill('Title', title);
  await revokeTokens(uid);
  await person.press('Save Changes');
  await person.expectVisible('dialog', SESSION_ENDED_TITLE);
  await person.expectText('Nothing you typed is lost.');
}

/** Collects the idempotency keys of the saves of a page. */
function collectSaveKeys(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') keys.push(String(request.headers()['idempotency-key']));
  });
  return keys;
}

async function expectSaveCompleted(person: Person, title: string): Promise<void> {
  await person.expectToast('Personal information updated successfully');
  await person.expectHidden('dialog', SESSION_ENDED_TITLE);
  await person.expectHidden('dialog', EDITOR_TITLE);
  await person.expectText(title);
  await person.page.reload();
  await person.expectText(title);
}

const fetchTitle = async ({ uid, token }: TestAccount): Promise<unknown> => {
  const headers = { ...authHeaders({ token }), ...(await createMinRevisionHeader(`profile-${uid}`, uid)) };
  const response = await fetch(`${origin}/api/profile/${uid}`, { headers });
  return ((await response.json()) as { personalInfo?: { title?: unknown } }).personalInfo?.title;
};

/** A session can be rejected by the API or, when the token is refreshed, by the identity provider. */
const REJECTIONS = [
  { rejectedBy: 'the API', pattern: /^401: .*\/api\/profile\//, reject: () => Promise.resolve() },
  { rejectedBy: 'the provider', pattern: /^400: .*\/securetoken\.googleapis\.com\//, reject: rejectTokenRefresh },
];
/** Matches the errors of the wrong password and of the rejected session. */
const EXPECTED_ERRORS = /^401: |^400: .*(securetoken|accounts:signInWithPassword)/;

function expectOnlyRejections(errors: readonly string[], pattern: RegExp): void {
  expect(errors).toContainEqual(expect.stringMatching(pattern));
  expect(errors.filter((error) => !EXPECTED_ERRORS.test(error))).toEqual([]);
}

describe('session that is revoked before a save', () => {
  it.each(REJECTIONS)(
    'is renewed with the password and completes the same save (rejected by $rejectedBy)',
    async ({ reject, pattern }) => {
      const member = await createMember(origin, { firstName: 'Evelyn', lastName: 'Boyd' });
      const { page, person, errors } = await openPage();
      await openConfirmed(person, member);
      await person.expectVisible('heading', 'Evelyn Boyd');
      await reject(page);
      const saveKeys = collectSaveKeys(page);
      await saveAfterRevocation(person, member.uid, 'Orbit Analyst');
      await person.fillPassword('not the password');
      await person.pressIn('dialog', 'Sign in');
      await person.expectText('The password does not match this email.');
      await person.fillPassword(member.password);
      await person.pressIn('dialog', 'Sign in');
      await expectSaveCompleted(person, 'Orbit Analyst');
      expect(new Set(saveKeys).size).toBe(1);
      expectOnlyRejections(errors, pattern);
    },
  );

  it.each(REJECTIONS)(
    'is renewed with Google and completes the same save (rejected by $rejectedBy)',
    async ({ reject, pattern }) => {
      const member = await createGoogleMember(origin, { firstName: 'Dorothy', lastName: 'Vaughan' });
      const { page, person, errors } = await openPage();
      await openWithGoogle(person, member);
      await person.expectVisible('heading', 'Dorothy Vaughan');
      await reject(page);
      const saveKeys = collectSaveKeys(page);
      await saveAfterRevocation(person, member.uid, 'Head of Computing');

      await signInWithGoogle(person, 'Sign in with Google', chooseAccount(member.email));
      await expectSaveCompleted(person, 'Head of Computing');
      expect(new Set(saveKeys).size).toBe(1);
      expectOnlyRejections(errors, pattern);
    },
  );

  it('rejects another account, does not save and keeps the text', async () => {
    const member = await createGoogleMember(origin, { firstName: 'Mary', lastName: 'Jackson' });
    const otherMember = await createGoogleMember(origin, { firstName: 'Melba', lastName: 'Mouton' });
    const { page, person } = await openPage();
    await openWithGoogle(person, member);
    await person.expectVisible('heading', 'Mary Jackson');
    const saveKeys = collectSaveKeys(page);
    await saveAfterRevocation(person, member.uid, 'Aerospace Engineer');
    const saveCount = saveKeys.length;

    await signInWithGoogle(person, 'Sign in with Google', chooseAccount(otherMember.email));
    await person.expectText('That is a different account. Sign in with the account you were using.');
    expect(saveKeys).toHaveLength(saveCount);
    await person.pressIn('dialog', 'Not now');
    await person.expectHidden('dialog', SESSION_ENDED_TITLE);
    expect(await person.getValue('Title')).toBe('Aerospace Engineer');
    expect(await fetchTitle(otherMember)).not.toBe('Aerospace Engineer');

    await person.press('Save Changes');
    await person.expectVisible('dialog', SESSION_ENDED_TITLE);
    await signInWithGoogle(person, 'Sign in with Google', chooseAccount(member.email));
    await expectSaveCompleted(person, 'Aerospace Engineer');
  });
});
