import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** The requests of one person about the past of a profile: their own, where nothing else is said. */
export const historyApi = (user: TestUser, of: Pick<TestUser, 'uid'> = user) => {
  const profile = `/api/profile/${of.uid}`;
  return {
    /** What changed. */
    read: (query: object = {}) => api.get(`${profile}/history`).query(query).set(authHeaders(user)),
    /** The profile as it was. */
    profileAt: (query: object) => api.get(profile).query(query).set(authHeaders(user)),
    /** Takes one change back. */
    undo: (eventId: string, headers: Headers = {}, body: object = {}) =>
      api
        .post(`${profile}/history/${eventId}/undo`)
        .set({ ...authHeaders(user), ...headers })
        .send(body),
  };
};
