import { as, type TestAccount, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser, watch } from './browser.js';
import { newGoogleMember, newMember } from './candidates.js';
import { refuseTokenRenewal, revokeTokens } from './end-session.js';
import { chooseAccount, signInWithGoogle } from './google-popup.js';
import { Person } from './person.js';
import { letIn } from './screens.js';

const origin = testVariable('BASE_URL');
const SESSION_ENDED = 'Your session has ended';
const EDITOR = 'Edit Personal Information';

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openPage = async () => {
  const page = await chromium.newPage();
  return { page, person: new Person(page, origin), wrong: watch(page, origin) };
};

async function letInWithGoogle(person: Person, { email }: TestAccount): Promise<void> {
  await person.opens('/signup?mode=signin');
  await signInWithGoogle(person, 'Sign in with Google', chooseAccount(email));
  await person.isAt('/profile');
}

/** Edits the title, revokes the session and saves. */
async function savesAfterTheEnd(person: Person, uid: string, title: string): Promise<void> {
  await person.follows('Edit Details');
  await person.sees('dialog', EDITOR);
  await person.fills('Title', title);
  await revokeTokens(uid);
  await person.presses('Save Changes');
  await person.sees('dialog', SESSION_ENDED);
  await person.reads('Nothing you typed is lost.');
}

/** Collects the idempotency keys of the saves of a page. */
function listenToSaves(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') keys.push(String(request.headers()['idempotency-key']));
  });
  return keys;
}

async function sawTheSaveGoOn(person: Person, title: string): Promise<void> {
  await person.hears('Personal information updated successfully');
  await person.seesNo('dialog', SESSION_ENDED);
  await person.seesNo('dialog', EDITOR);
  await person.reads(title);
  await person.page.reload();
  await person.reads(title);
}

const storedTitle = async ({ uid, token }: TestAccount): Promise<unknown> => {
  const response = await fetch(`${origin}/api/profile/${uid}`, { headers: as({ token }) });
  return ((await response.json()) as { personalInfo?: { title?: unknown } }).personalInfo?.title;
};

/** A session can be rejected by the API or, when the token is refreshed, by the identity provider. */
const REFUSALS = [
  { refuser: 'the API', line: /^401: .*\/api\/profile\//, refuse: () => Promise.resolve() },
  { refuser: 'the provider', line: /^400: .*\/securetoken\.googleapis\.com\//, refuse: refuseTokenRenewal },
];
/** Matches the errors of the wrong password and of the rejected session. */
const EXPECTED = /^401: |^400: .*(securetoken|accounts:signInWithPassword)/;

function expectOnlyRefusals(wrong: readonly string[], line: RegExp): void {
  expect(wrong).toContainEqual(expect.stringMatching(line));
  expect(wrong.filter((found) => !EXPECTED.test(found))).toEqual([]);
}

describe('session that expires during a save', () => {
  it.each(REFUSALS)(
    'is renewed with the password and completes the same save (rejected by $refuser)',
    async ({ refuse, line }) => {
      const member = await newMember(origin, { firstName: 'Evelyn', lastName: 'Boyd' });
      const { page, person, wrong } = await openPage();
      await letIn(person, member);
      await person.sees('heading', 'Evelyn Boyd');
      await refuse(page);
      const saves = listenToSaves(page);
      await savesAfterTheEnd(person, member.uid, 'Orbit Analyst');
      expect(await person.value('Email')).toBe(member.email);

      await person.fillsPassword('not the password');
      await person.pressesIn('dialog', 'Sign in');
      await person.reads('Incorrect email or password.');
      await person.fillsPassword(member.password);
      await person.pressesIn('dialog', 'Sign in');
      await sawTheSaveGoOn(person, 'Orbit Analyst');
      expect(new Set(saves).size).toBe(1);
      expectOnlyRefusals(wrong, line);
    },
    90_000,
  );

  it.each(REFUSALS)(
    'is renewed with Google and completes the same save (rejected by $refuser)',
    async ({ refuse, line }) => {
      const member = await newGoogleMember(origin, { firstName: 'Dorothy', lastName: 'Vaughan' });
      const { page, person, wrong } = await openPage();
      await letInWithGoogle(person, member);
      await person.sees('heading', 'Dorothy Vaughan');
      await refuse(page);
      const saves = listenToSaves(page);
      await savesAfterTheEnd(person, member.uid, 'Head of Computing');

      await signInWithGoogle(person, 'Sign in with Google', chooseAccount(member.email));
      await sawTheSaveGoOn(person, 'Head of Computing');
      expect(new Set(saves).size).toBe(1);
      expectOnlyRefusals(wrong, line);
    },
    90_000,
  );

  it('rejects another account, does not save and keeps the text', async () => {
    const member = await newGoogleMember(origin, { firstName: 'Mary', lastName: 'Jackson' });
    const other = await newGoogleMember(origin, { firstName: 'Melba', lastName: 'Mouton' });
    const { page, person } = await openPage();
    await letInWithGoogle(person, member);
    await person.sees('heading', 'Mary Jackson');
    const saves = listenToSaves(page);
    await savesAfterTheEnd(person, member.uid, 'Aerospace Engineer');
    const before = saves.length;

    await signInWithGoogle(person, 'Sign in with Google', chooseAccount(other.email));
    await person.reads('That is a different account. Sign in with the account you were using.');
    expect(saves).toHaveLength(before);
    await person.pressesIn('dialog', 'Not now');
    await person.seesNo('dialog', SESSION_ENDED);
    expect(await person.value('Title')).toBe('Aerospace Engineer');
    expect(await storedTitle(other)).not.toBe('Aerospace Engineer');

    await person.presses('Save Changes');
    await person.sees('dialog', SESSION_ENDED);
    await signInWithGoogle(person, 'Sign in with Google', chooseAccount(member.email));
    await sawTheSaveGoOn(person, 'Aerospace Engineer');
  }, 90_000);
});
