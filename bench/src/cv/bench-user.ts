import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { HttpClient } from '../http-client.js';
import { FIXED_PROFILE } from './fixed-profile.js';

/** A user of the stack who has completed onboarding with the fixed profile. */
export interface BenchUser {
  readonly uid: string;
  readonly token: string;
  /** The revision of the profile. */
  readonly revision: number;
}

/** Returns the URL of an API path, through the gateway. */
export const getApiUrl = (path: string): string => `${testVariable('BASE_URL')}/api${path}`;

/** Signs up a user with the fixed profile. */
export async function createUser(http: HttpClient): Promise<BenchUser> {
  const { uid, token } = await signUp();
  return { uid, token, revision: await saveFixedProfile(http, { uid, token }) };
}

/** Saves the fixed profile for a new user and completes onboarding. Returns the revision. */
export async function saveFixedProfile(http: HttpClient, { uid, token }: Omit<BenchUser, 'revision'>): Promise<number> {
  const { userType, personalInfo, educations, experiences, projects, skills, preferences } = FIXED_PROFILE;
  const sections = { userType, personalInfo, educations, experiences, projects, skills, preferences };
  const body = { userId: uid, ...sections, onboardingCompleted: true };
  return getRevision(await http.send('POST', getApiUrl('/profile'), authHeaders({ token }), body));
}

/** Saves a title that contains `n`, so that every save is a change. Returns the revision. */
export async function saveTitle(http: HttpClient, { uid, token }: BenchUser, n: number): Promise<number> {
  const personalInfo = { ...FIXED_PROFILE.personalInfo, title: `Principal Engineer ${String(n)}` };
  return getRevision(
    await http.send('PATCH', getApiUrl(`/profile/personal-info/${uid}`), authHeaders({ token }), { personalInfo }),
  );
}

const getRevision = (response: unknown): number => (response as { readonly revision: number }).revision;
