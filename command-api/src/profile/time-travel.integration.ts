import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { profileApi } from '../testing/profile-api.js';
import { fullProfile } from '../testing/full-profile.js';

interface ProfileVersion {
  readonly revision: number;
  readonly updatedAt: string;
}

let user: TestUser;
let versions: readonly ProfileVersion[];
/** Three saves with their responses. */
beforeEach(async () => {
  user = await signUp();
  const api = profileApi(user);
  const first: ProfileVersion = (await api.post(fullProfile)).body;
  const second: ProfileVersion = (await api.put({ skills: ['Fencing'], userType: 'graduate' })).body;
  const third: ProfileVersion = (await api.put({ experiences: [] })).body;
  versions = [first, second, third];
});

it('returns the profile at each revision', async () => {
  for (const version of versions) {
    const pastProfile = await historyApi(user).profileAt({ revision: version.revision });
    expect([pastProfile.status, pastProfile.body, pastProfile.headers['etag']]).toEqual([
      200,
      version,
      `"${version.revision}"`,
    ]);
  }
});

it('returns the profile at a time, in any time zone', async () => {
  const toIndianTime = (at: string) => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
  for (const version of versions) {
    for (const at of [version.updatedAt, toIndianTime(version.updatedAt)]) {
      const pastProfile = await historyApi(user).profileAt({ at });
      expect([pastProfile.status, pastProfile.body]).toEqual([200, version]);
    }
  }
  const [, , newest] = versions;
  for (const at of ['2999-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])
    expect((await historyApi(user).profileAt({ at })).body).toEqual(newest);
});

it('returns the state between the events of one save', async () => {
  const first = await historyApi(user).profileAt({ revision: 0 });
  expect(first.body).toMatchObject({ revision: 0, userType: 'professional', educations: [], skills: [] });
  expect(first.body).not.toHaveProperty('personalInfo');
});

it.each([
  [{ revision: 999 }, 404, 'revision-not-found', 'There is no version 999 of this profile yet.'],
  [{ at: '1999-01-01T00:00:00Z' }, 404, 'profile-not-found', 'Profile not found'],
  [{ revision: 'last' }, 400, 'validation', 'The revision must be a whole number.'],
  [{ revision: -1 }, 400, 'validation', 'The revision must be a whole number.'],
  [{ at: 'yesterday' }, 400, 'validation', 'The time must be an ISO date and time.'],
  [{ at: '2024-02-30T00:00:00Z' }, 400, 'validation', 'The time must be an ISO date and time.'],
  [{ revision: 0, at: '2999-01-01T00:00:00Z' }, 400, 'validation', 'Please give a revision or a time, not both.'],
])('%j: %d %s', async (query, status, code, error) => {
  const response = await historyApi(user).profileAt(query);
  expect([response.status, response.body.code, response.body.error]).toEqual([status, code, error]);
});

it("requires the user's own profile, and a first save", async () => {
  const other = await signUp();
  expect((await historyApi(other, user).profileAt({ revision: 0 })).status).toBe(403);
  expect((await historyApi(other).profileAt({ revision: 0 })).body).toMatchObject({ error: 'Profile not found' });
});
