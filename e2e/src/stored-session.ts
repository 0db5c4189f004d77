import type { TestAccount } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';

/** The API key that the embedded stack gives the Firebase SDK. */
const API_KEY = 'demo';
const APP_NAME = '[DEFAULT]';
/** Where the Firebase SDK keeps the signed-in user in the local storage. */
const USER_KEY = `firebase:authUser:${API_KEY}:${APP_NAME}`;
const TOKEN_LIFETIME_MS = 3_600_000;

/** What the Firebase SDK keeps of a signed-in account. */
const storedUser = ({ uid, email, token, refreshToken }: TestAccount): string => {
  const now = Date.now();
  return JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: token, expirationTime: now + TOKEN_LIFETIME_MS },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: API_KEY,
    appName: APP_NAME,
  });
};

interface StoredUser {
  readonly uid: string;
  readonly email: string;
  readonly stsTokenManager: { readonly accessToken: string; readonly refreshToken: string };
}

/** Reads which account a page is signed in to from its storage. */
export async function storedAccount(page: Page): Promise<TestAccount> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), USER_KEY);
  if (kept === null) throw new Error('nobody is signed in');
  const { uid, email, stsTokenManager } = JSON.parse(kept) as StoredUser;
  return { uid, email, token: stsTokenManager.accessToken, refreshToken: stsTokenManager.refreshToken };
}

/** Puts the session of an account into the storage of a page before its next document loads, as a sign-in leaves it. */
export async function storeSession(page: Page, account: TestAccount, load: () => Promise<unknown>): Promise<void> {
  const { identifier } = await page.evaluateOnNewDocument(
    (key, user) => {
      localStorage.setItem(key, user);
      localStorage.setItem('session', 'signed-in');
    },
    USER_KEY,
    storedUser(account),
  );
  await load();
  await page.removeScriptToEvaluateOnNewDocument(identifier);
}
