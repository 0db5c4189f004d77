import type { ImportResumeBody } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** The requests of one person about the resume of a profile: their own, where nothing else is said. */
export const resumeApi = (user: TestUser, of: Pick<TestUser, 'uid'> = user) => {
  const send = (body: unknown, headers: Headers = {}) =>
    api
      .post(`/api/profile/${of.uid}/import/json-resume`)
      .set({ ...authHeaders(user), 'content-type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  return {
    export: (headers: Headers = {}) =>
      api.get(`/api/profile/${of.uid}/export/json-resume`).set({ ...authHeaders(user), ...headers }),
    /** Sends whatever body. */
    send,
    /** What an import would change. */
    preview: (resume: object, how: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...how }, headers),
    apply: (resume: object, how: Partial<ImportResumeBody> = {}, headers: Headers = {}) =>
      send({ resume, ...how, apply: true }, headers),
  };
};
