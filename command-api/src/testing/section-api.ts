import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** The section saves as the specification names them (section 7), after `/api/profile/`. */
export const PATHS = {
  personalInfo: (uid: string) => `personal-info/${uid}`,
  educations: (uid: string) => `${uid}/educations`,
  experiences: (uid: string) => `experience/${uid}`,
  projects: (uid: string) => `projects/${uid}`,
  skills: (uid: string) => `skills/${uid}`,
  preferences: (uid: string) => `preferences/${uid}`,
  preferredRoles: (uid: string) => `preferred-roles/${uid}`,
} as const;

export type Section = keyof typeof PATHS;
export const SECTIONS = Object.keys(PATHS) as readonly Section[];

/** One of the requests below, to whose profile it goes and what it says beside. */
type Send = (uid: string, body: unknown, headers?: Headers) => supertest.Test;

const sending =
  (method: 'patch' | 'put' | 'post', path: (uid: string) => string): Send =>
  (uid, body, headers = {}) =>
    api[method](`/api/profile/${path(uid)}`)
      .set(headers)
      .send(body as object);

/** PATCH of a section of somebody's profile, with whatever body. */
export const patchSection = (section: Section): Send => sending('patch', PATHS[section]);
/** PUT of somebody's skills. */
export const putSkills: Send = sending('put', (uid) => `${uid}/skills`);
/** POST of one work experience, or of one project. */
export const postItem = (item: 'experience' | 'project'): Send => sending('post', (uid) => `${uid}/${item}`);

/** What one person does in the profile editor to their own profile. */
export const sectionApi = (user: TestUser) => {
  const own = (headers: Headers) => ({ ...authHeaders(user), ...headers });
  return {
    save: (section: Section, wanted: unknown, headers: Headers = {}) =>
      patchSection(section)(user.uid, { [section]: wanted }, own(headers)),
    add: (item: 'experience' | 'project', body: object, headers: Headers = {}) =>
      postItem(item)(user.uid, body, own(headers)),
  };
};
