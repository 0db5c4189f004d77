import { SharedRead } from './shared-read.js';

const TTL_MS = 200;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads once for concurrent and later callers, until the time is over', async () => {
  let reads = 0;
  const shared = new SharedRead(() => Promise.resolve((reads += 1)), TTL_MS);
  await expect(Promise.all([shared.get(), shared.get()])).resolves.toEqual([1, 1]);
  jest.advanceTimersByTime(TTL_MS - 1);
  await expect(shared.get()).resolves.toBe(1);
  jest.advanceTimersByTime(1);
  await expect(shared.get()).resolves.toBe(2);
});

it('reads again after a change', async () => {
  let reads = 0;
  const shared = new SharedRead(() => Promise.resolve((reads += 1)), TTL_MS);
  await shared.get();
  shared.invalidate();
  await expect(shared.get()).resolves.toBe(2);
});

it('does not share a failure with later callers', async () => {
  const read = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const shared = new SharedRead(read, TTL_MS);
  await expect(shared.get()).rejects.toThrow('down');
  await expect(shared.get()).resolves.toBe('up');
});
