import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import type { Headers } from './profile-api.js';

const api = supertest(testVariable('BASE_URL'));

/** Sends requests of a user about the history of a profile; their own by default. */
export const historyApi = (user: TestUser, owner: Pick<TestUser, 'uid'> = user) => {
  const profile = `/api/profile/${owner.uid}`;
  return {
    /** Reads the history. */
    read: (query: object = {}) => api.get(`${profile}/history`).query(query).set(authHeaders(user)),
    /** Reads a past version of the profile. */
    profileAt: (query: object) => api.get(profile).query(query).set(authHeaders(user)),
    /** Undoes a change. */
    undo: (eventId: string, headers: Headers = {}, body: object = {}) =>
      api
        .post(`${profile}/history/${eventId}/undo`)
        .set({ ...authHeaders(user), ...headers })
        .send(body),
  };
};
