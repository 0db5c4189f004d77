import { testVariable } from '@trackrecord/platform/testing/test-stack';

it('GET /api/operator responds without a token', async () => {
  const response = await fetch(`${testVariable('BASE_URL')}/api/operator`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ name: null, address: null, email: null });
});
