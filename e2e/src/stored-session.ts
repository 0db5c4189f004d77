import type { TestAccount } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';

/** The Firebase API key of the embedded stack. */
const API_KEY = 'demo';
const APP_NAME = '[DEFAULT]';
/** The local storage key under which the Firebase SDK stores the signed-in user. */
const USER_KEY = `firebase:authUser:${API_KEY}:${APP_NAME}`;
const TOKEN_LIFETIME_MS = 3_600_000;

/** Serialises an account as the Firebase SDK stores it. */
const serializeUser = ({ uid, email, token, refreshToken }: TestAccount): string => {
  const now = Date.now();
  return JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
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

/** Reads the signed-in account from the storage of a page. */
export async function readStoredAccount(page: Page): Promise<TestAccount> {
  const storedUser = await page.evaluate((key) => localStorage.getItem(key), USER_KEY);
  if (storedUser === null) throw new Error('not signed in');
  const { uid, email, stsTokenManager } = JSON.parse(storedUser) as StoredUser;
  return { uid, email, token: stsTokenManager.accessToken, refreshToken: stsTokenManager.refreshToken };
}

/** Stores a session as a sign-in would, before the scripts of the document that `open` loads. */
export async function storeSession(page: Page, account: TestAccount, open: () => Promise<unknown>): Promise<void> {
  const { identifier } = await page.evaluateOnNewDocument(
    (key, user) => {
      localStorage.setItem(key, user);
      // With this item, the client waits for the signed-in user (`rememberSession`).
      localStorage.setItem('session', 'signed-in');
    },
    USER_KEY,
    serializeUser(account),
  );
  await open();
  await page.removeScriptToEvaluateOnNewDocument(identifier);
}
