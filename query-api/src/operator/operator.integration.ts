import { testVariable } from '@trackrecord/platform/testing/test-stack';

it('is public', async () => {
  const response = await fetch(`${testVariable('BASE_URL')}/api/operator`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ name: null, address: null, email: null });
});
