import { profileHistory } from '@trackrecord/contracts';
import type { ProfileHistory } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { EXPERIENCE } from '../../../testing/candidate';
import { makeChange, getEventId } from '../../../testing/history';
import { arbitraryMutations } from '../../../testing/mutations';
import { readHistory } from './read-history';

const HISTORY: ProfileHistory = {
  items: [
    makeChange(9, {
      before: { experiences: [EXPERIENCE] },
      after: { experiences: [{ ...EXPERIENCE, title: 'Captain' }] },
    }),
    makeChange(8, {
      origin: null,
      undoable: false,
      obstacle: 'A later change stands in the way.',
      blockedBy: [{ eventId: getEventId(9), revision: 9, description: 'Added skill Go' }],
      blocking: 1,
    }),
  ],
  next: 8,
  revision: 9,
};
const isNotItems = (path: readonly string[]): boolean => path.join() !== 'items';

it('returns a valid history unchanged', () => {
  expect(readHistory(profileHistory.parse(HISTORY))).toEqual(HISTORY);
});

it('returns a valid history when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(arbitraryMutations(HISTORY, isNotItems), (response) => {
      const result = profileHistory.safeParse(readHistory(response));
      expect([response, result.error]).toEqual([response, undefined]);
    }),
    { numRuns: 1_000 },
  );
});

it('skips invalid changes and keeps the others', () => {
  const { items } = readHistory({
    ...HISTORY,
    items: [null, 'text', {}, ...HISTORY.items, { ...makeChange(7), at: 'soon' }],
  });
  expect(items).toEqual(HISTORY.items);
});

it('skips duplicate changes', () => {
  expect(readHistory({ ...HISTORY, items: [...HISTORY.items, ...HISTORY.items] }).items).toEqual(HISTORY.items);
});

it.each([[9], [10], [0], [-1], [7.5], ['8']])(
  'returns no next page for the cursor %j, which is invalid or not earlier than this page',
  (next) => {
    expect(readHistory({ ...HISTORY, next }).next).toBeNull();
  },
);

it.each([[null], ['text'], [[]], [{}], [{ items: {} }]])('rejects %j', (response) => {
  expect(() => readHistory(response)).toThrow('Invalid history response');
});
