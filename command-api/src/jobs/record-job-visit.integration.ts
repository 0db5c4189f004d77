import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const record = async (newest: unknown) => {
  const user = await signUp();
  return { user, response: await send(user, newest) };
};
const send = (user: Awaited<ReturnType<typeof signUp>>, newest: unknown, of = user) =>
  api.put(`/api/jobs/user/${of.uid}/visit`).set(authHeaders(user)).send({ newest });

describe('PUT /jobs/user/{uid}/visit', () => {
  it('records what was seen, within one visit', async () => {
    const { user, response } = await record(12);
    expect([response.status, response.body]).toEqual([
      200,
      { success: true, data: { previous: null, current: { at: expect.any(String) as string, newest: 12 } } },
    ]);
    expect((await send(user, 7)).body).toMatchObject({ data: { previous: null, current: { newest: 12 } } });
    expect((await send(user, 15)).body).toMatchObject({ data: { previous: null, current: { newest: 15 } } });
  });

  it.each([undefined, 1.5, -2, 'many'])('rejects %s', async (newest) => {
    const { response } = await record(newest);
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ success: false, error: 'Please send the number of the newest job.' }),
    ]);
  });

  it('is for the user only', async () => {
    const [user, other] = [await signUp(), await signUp()];
    expect((await send(user, 1, other)).status).toBe(403);
  });
});
