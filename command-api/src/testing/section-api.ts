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

/** Sends a body to a route of a profile. */
type Send = (uid: string, body: unknown, headers?: Headers) => supertest.Test;

const createSender =
  (method: 'patch' | 'put' | 'post', path: (uid: string) => string): Send =>
  (uid, body, headers = {}) =>
    api[method](`/api/profile/${path(uid)}`)
      .set(headers)
      .send(body as object);

/** Sends a PATCH of a section with any body. */
export const patchSection = (section: Section): Send => createSender('patch', PATHS[section]);
/** Sends a PUT of skills. */
export const putSkills: Send = createSender('put', (uid) => `${uid}/skills`);
/** Sends a POST of a work experience or project. */
export const postItem = (item: 'experience' | 'project'): Send => createSender('post', (uid) => `${uid}/${item}`);

/** Sends the requests of the profile editor. */
export const sectionApi = (user: TestUser) => {
  const withAuth = (headers: Headers) => ({ ...authHeaders(user), ...headers });
  return {
    save: (section: Section, content: unknown, headers: Headers = {}) =>
      patchSection(section)(user.uid, { [section]: content }, withAuth(headers)),
    add: (item: 'experience' | 'project', body: object, headers: Headers = {}) =>
      postItem(item)(user.uid, body, withAuth(headers)),
  };
};
