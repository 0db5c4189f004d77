import { Batcher } from './batcher.js';

it('sends one alone at once, and what comes meanwhile together', async () => {
  const rounds: (readonly number[])[] = [];
  const doubled = new Batcher<number, number>(async (items) => {
    rounds.push(items);
    await new Promise((resolve) => setImmediate(resolve));
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map((item) => doubled.run(item)))).toEqual([2, 4, 6, 8]);
  expect(rounds).toEqual([[1], [2, 3, 4]]);
  expect(await doubled.run(5)).toBe(10);
});

it('fails one alone, or all of a round together, and goes on', async () => {
  const picky = new Batcher<number, number>(async (items) => {
    await Promise.resolve();
    if (items.includes(13)) throw new Error('unlucky round');
    return items.map((item) => (item < 0 ? new Error('negative') : item));
  });
  const first = picky.run(0);
  const [one, negative] = [picky.run(1), picky.run(-1)];
  await expect(first).resolves.toBe(0);
  await expect(one).resolves.toBe(1);
  await expect(negative).rejects.toThrow('negative');
  await expect(picky.run(13)).rejects.toThrow('unlucky round');
  await expect(picky.run(2)).resolves.toBe(2);
});
