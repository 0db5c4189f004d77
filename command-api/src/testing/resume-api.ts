import type { ImportResumeBody } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** Sends requests of a user about the resume of a profile; their own by default. */
export const resumeApi = (user: TestUser, owner: Pick<TestUser, 'uid'> = user) => {
  const send = (body: unknown, headers: Headers = {}) =>
    api
      .post(`/api/profile/${owner.uid}/import/json-resume`)
      .set({ ...authHeaders(user), 'content-type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  return {
    export: (headers: Headers = {}) =>
      api.get(`/api/profile/${owner.uid}/export/json-resume`).set({ ...authHeaders(user), ...headers }),
    /** Sends any body. */
    send,
    /** Previews an import. */
    preview: (resume: object, options: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...options }, headers),
    apply: (resume: object, options: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...options, apply: true }, headers),
  };
};
