import type { ImportResumeBody } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** Sends requests of a user about the resume of a profile; their own by default. */
export const resumeApi = (user: TestUser, of: Pick<TestUser, 'uid'> = user) => {
  const send = (body: unknown, headers: Headers = {}) =>
    api
      .post(`/api/profile/${of.uid}/import/json-resume`)
      .set({ ...authHeaders(user), 'content-type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  return {
    export: (headers: Headers = {}) =>
      api.get(`/api/profile/${of.uid}/export/json-resume`).set({ ...authHeaders(user), ...headers }),
    /** Sends any body. */
    send,
    /** Previews an import. */
    preview: (resume: object, how: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...how }, headers),
    apply: (resume: object, how: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...how, apply: true }, headers),
  };
};
