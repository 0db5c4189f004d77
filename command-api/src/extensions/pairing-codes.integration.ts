import { PAIRING_CODES_COLLECTION } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const CODES = 12;

it('exactly one of several pairing codes that are created at once is valid', async () => {
  const stores = await connectTestStores();
  try {
    const user = await signUp();
    const createCode = () => api.post(`/api/extensions/${user.uid}/pairing-codes`).set(authHeaders(user)).expect(201);
    const created = await Promise.all(Array.from({ length: CODES }, createCode));
    const codes = created.map(({ body }) => (body as { code: string }).code);
    expect(await stores.mongo.db.collection(PAIRING_CODES_COLLECTION).countDocuments({ uid: user.uid })).toBe(1);
    const pair = (code: string) => api.post('/api/extension/pairings').send({ code, name: 'Chrome on Windows' });
    const statuses = await Promise.all(codes.map(async (code) => (await pair(code)).status));
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: CODES - 1 }, () => 404)]);
  } finally {
    await closeTestStores(stores);
  }
});
