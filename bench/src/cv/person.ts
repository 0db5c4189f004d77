import { as, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { HttpClient } from '../http-client.js';
import { FIXED_PROFILE } from './fixed-profile.js';

/** Somebody in the stack who has completed onboarding with the fixed profile. */
export interface Person {
  readonly uid: string;
  readonly token: string;
  /** The revision of the profile. */
  readonly revision: number;
}

/** The address of a path of the stack's API, through the gateway. */
export const api = (path: string): string => `${testVariable('BASE_URL')}/api${path}`;

/** Signs a new person up and saves the fixed profile as theirs. */
export async function newPerson(http: HttpClient): Promise<Person> {
  const { uid, token } = await signUp();
  return { uid, token, revision: await saveFixedProfile(http, { uid, token }) };
}

/** Saves the fixed profile as that of a person who has just signed up, and completes onboarding; returns the revision. */
export async function saveFixedProfile(http: HttpClient, { uid, token }: Omit<Person, 'revision'>): Promise<number> {
  const { userType, personalInfo, educations, experiences, projects, skills, preferences } = FIXED_PROFILE;
  const sections = { userType, personalInfo, educations, experiences, projects, skills, preferences };
  const body = { userId: uid, ...sections, onboardingCompleted: true };
  return revisionOf(await http.send('POST', api('/profile'), as({ token }), body));
}

/** Saves personal information that differs by `n`, so that it is always a change; answers the revision. */
export async function save(http: HttpClient, { uid, token }: Person, n: number): Promise<number> {
  const personalInfo = { ...FIXED_PROFILE.personalInfo, title: `Principal Engineer ${String(n)}` };
  return revisionOf(await http.send('PATCH', api(`/profile/personal-info/${uid}`), as({ token }), { personalInfo }));
}

const revisionOf = (saved: unknown): number => (saved as { readonly revision: number }).revision;
