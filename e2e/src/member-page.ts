import { authHeaders, type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { collectErrors, type TestBrowser } from './browser.js';
import { createMinRevisionHeader } from './event-log.js';
import { Person } from './person.js';
import { profileView, saveWithApi } from './save-with-api.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');

/** The profile page of a new member. */
export interface MemberPage {
  readonly member: TestUser;
  readonly page: Page;
  readonly person: Person;
  /** Errors of the page so far (`collectErrors`). */
  readonly errors: readonly string[];
}

/** Opens the profile of a new member, Edith Clarke, at a width (px). `overrides` replaces sections. */
export async function openMemberPage(chromium: TestBrowser, width = 1_440, overrides = {}): Promise<MemberPage> {
  const member = await createMember(origin, { firstName: 'Edith', lastName: 'Clarke' }, overrides);
  const page = await chromium.newPage(width);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.expectVisible('heading', 'Edith Clarke');
  return { member, page, person, errors: collectErrors(page, origin) };
}

interface SavedProfile {
  readonly revision: number;
  readonly [section: string]: unknown;
}

/** Fetches the newest profile from the API. */
export async function fetchProfile(member: TestUser): Promise<SavedProfile> {
  const headers = { ...authHeaders(member), ...(await createMinRevisionHeader(`profile-${member.uid}`, member.uid)) };
  return (await (await fetch(`${origin}/api/profile/${member.uid}`, { headers })).json()) as SavedProfile;
}

/** Saves skills with the API, as another device would. Returns the new revision. */
export async function saveSkills(member: TestUser, skills: readonly string[]): Promise<number> {
  const saved = await saveWithApi(origin, member, {
    method: 'PATCH',
    path: `/api/profile/skills/${member.uid}`,
    body: { skills, origin: 'typed' },
    view: profileView(member),
  });
  return (saved as SavedProfile).revision;
}
