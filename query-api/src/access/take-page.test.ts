import { sortBefore, takePage } from './take-page.js';

const createEntries = (...times: readonly string[]) => times.map((at, id) => ({ at, id }));

it('keeps entries of the same time together', async () => {
  const entries = createEntries('5', '4', '3', '3', '3', '2');
  expect(await takePage(entries, 3)).toEqual({ entries: entries.slice(0, 5), next: '3' });
  expect(await takePage(entries, 2)).toEqual({ entries: entries.slice(0, 2), next: '4' });
});

it('has no next page at the end', async () => {
  const entries = createEntries('2', '1');
  expect(await takePage(entries, 2)).toEqual({ entries, next: null });
  expect(await takePage([], 2)).toEqual({ entries: [], next: null });
});

it('sorts entries before a time, in any notation of it', () => {
  const [first, second, third] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z'];
  const entries = createEntries(second, first, third);
  const times = (before: string | undefined) => sortBefore(entries, before).map(({ at }) => at);
  expect(times(undefined)).toEqual([third, second, first]);
  expect(times('2026-11-21T12:00:00Z')).toEqual([second, first]);
});
