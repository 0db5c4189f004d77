import { toBatches } from './batches.js';

async function* createSource(values: readonly number[], failure?: Error) {
  for (const value of values) yield await Promise.resolve(value);
  if (failure) throw failure;
}

it('delivers all values in order, in batches of at most the maximum size', async () => {
  const values = Array.from({ length: 25 }, (_, n) => n);
  const received: (readonly number[])[] = [];
  for await (const batch of toBatches(createSource(values), 4)) received.push(batch);
  expect(received.flat()).toEqual(values);
  expect(Math.max(...received.map(({ length }) => length))).toBeLessThanOrEqual(4);
});

it('groups values that arrive while the previous batch is handled', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const sizes: number[] = [];
  for await (const batch of toBatches(createSource([1, 2, 3, 4, 5]), 10)) {
    sizes.push(batch.length);
    if (sizes.length === 1) {
      setImmediate(release);
      await released;
    }
  }
  expect(sizes.slice(0, 2)).toEqual([1, 4]);
});

it('delivers the values before an error, then throws it', async () => {
  const received: number[] = [];
  const reading = (async () => {
    for await (const batch of toBatches(createSource([1, 2], new Error('lost')), 10)) received.push(...batch);
  })();
  await expect(reading).rejects.toThrow('lost');
  expect(received).toEqual([1, 2]);
});

it('does not hang when the reader stops while the source is idle', async () => {
  const silentSource = (async function* () {
    yield 1;
    await new Promise(() => undefined);
  })();
  for await (const batch of toBatches(silentSource, 10)) {
    expect(batch).toEqual([1]);
    break;
  }
});
