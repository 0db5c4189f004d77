import { Batcher } from './batcher.js';

it('runs a single call immediately and batches the calls made meanwhile', async () => {
  const batches: (readonly number[])[] = [];
  const batcher = new Batcher<number, number>(async (items) => {
    batches.push(items);
    await new Promise((resolve) => setImmediate(resolve));
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map((item) => batcher.run(item)))).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
  expect(await batcher.run(5)).toBe(10);
});

it('rejects a single item or a whole batch, and continues', async () => {
  const batcher = new Batcher<number, number>(async (items) => {
    await Promise.resolve();
    if (items.includes(13)) throw new Error('unlucky batch');
    return items.map((item) => (item < 0 ? new Error('negative') : item));
  });
  const first = batcher.run(0);
  const [one, negative] = [batcher.run(1), batcher.run(-1)];
  await expect(first).resolves.toBe(0);
  await expect(one).resolves.toBe(1);
  await expect(negative).rejects.toThrow('negative');
  await expect(batcher.run(13)).rejects.toThrow('unlucky batch');
  await expect(batcher.run(2)).resolves.toBe(2);
});
