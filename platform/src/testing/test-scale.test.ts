const load = async (env: NodeJS.ProcessEnv) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', env);
  return import('./test-scale.js');
};
afterEach(() => jest.restoreAllMocks());

it('multiplies volumes by TEST_SCALE, within their bounds', async () => {
  const { scaled } = await load({ TEST_SCALE: '10' });
  expect([scaled(20), scaled(20, { max: 50 }), scaled(0.5), scaled(0.01, { min: 4 })]).toEqual([200, 50, 5, 4]);
});

it('never returns less than 1', async () => {
  const { scaled } = await load({ TEST_SCALE: '0.01' });
  expect([scaled(20), scaled(20, { min: 5 })]).toEqual([1, 5]);
});

it('defaults to scale 1 and seed 1', async () => {
  expect(await load({ TEST_SCALE: '' })).toMatchObject({ TEST_SCALE: 1, TEST_SEED: 1 });
  expect(await load({ TEST_SEED: '42' })).toMatchObject({ TEST_SEED: 42 });
});

it.each(['0', '-1', 'many', 'Infinity'])('rejects TEST_SCALE=%s', async (text) => {
  await expect(load({ TEST_SCALE: text })).rejects.toThrow(`TEST_SCALE is not a positive number: ${text}`);
});
