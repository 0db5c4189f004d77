import type { StaffRole } from '@trackrecord/contracts';
import { connectFirebase } from '../auth/firebase.js';
import { signUp, testVariable, type TestUser } from './test-stack.js';

/**
 * Signs up a new staff member. The token does not contain the roles: endpoints for staff read them from the account at
 * the identity provider.
 */
export async function signUpStaff(...roles: readonly StaffRole[]): Promise<TestUser> {
  const user = await signUp();
  await setClaims(user.uid, { roles });
  return user;
}

/** Sets custom claims of an account of the stack under test. */
export async function setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void> {
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    await firebase.changeClaims(uid, claims);
  } finally {
    await firebase.close();
  }
}

/** Returns the user with a token of an earlier sign-in. Tokens of the emulator are not signed. */
export async function withSignInAge(user: TestUser, minutes: number): Promise<TestUser> {
  await acceptEarlierSignIns(user.uid);
  const [header = '', payload = ''] = user.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const changedClaims = { ...claims, auth_time: claims.auth_time - minutes * 60 };
  return { ...user, token: `${header}.${Buffer.from(JSON.stringify(changedClaims)).toString('base64url')}.` };
}

/** Otherwise the emulator rejects tokens of sign-ins before the account was created. */
const acceptEarlierSignIns = (uid: string): Promise<void> => updateAccount(uid, { validSince: '1' });

/** Sets the name of an account at the provider. */
export const setDisplayName = (uid: string, displayName: string): Promise<void> => updateAccount(uid, { displayName });

async function updateAccount(uid: string, changes: Readonly<Record<string, string>>): Promise<void> {
  const emulator = `http://${testVariable('FIREBASE_AUTH_EMULATOR_HOST')}`;
  const project = testVariable('FIREBASE_PROJECT_ID');
  const response = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, ...changes }),
  });
  if (!response.ok) throw new Error(`changing the account failed: ${response.status} ${await response.text()}`);
}
