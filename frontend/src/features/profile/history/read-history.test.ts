import { profileHistory } from '@trackrecord/contracts';
import type { ProfileHistory } from '@trackrecord/contracts';
import * as fc from 'fast-check';
import { JOB } from '../../../testing/candidate';
import { changeAt, eventAt } from '../../../testing/history';
import { mutationsOf } from '../../../testing/mutations';
import { readHistory } from './read-history';

const WHOLE: ProfileHistory = {
  items: [
    changeAt(9, { before: { experiences: [JOB] }, after: { experiences: [{ ...JOB, title: 'Captain' }] } }),
    changeAt(8, {
      origin: null,
      undoable: false,
      obstacle: 'A later change stands in the way.',
      blockedBy: [{ eventId: eventAt(9), revision: 9, words: 'Added skill Go' }],
      blocking: 1,
    }),
  ],
  next: 8,
  revision: 9,
};
const isNotTheList = (path: readonly string[]): boolean => path.join() !== 'items';

it('leaves a history of the contract as it is', () => {
  expect(readHistory(profileHistory.parse(WHOLE))).toEqual(WHOLE);
});

it('returns a valid history when fields are missing or have the wrong type', () => {
  fc.assert(
    fc.property(mutationsOf(WHOLE, isNotTheList), (sent) => {
      const result = profileHistory.safeParse(readHistory(sent));
      expect([sent, result.error]).toEqual([sent, undefined]);
    }),
    { numRuns: 1_000 },
  );
});

it('leaves out what is no change and keeps the others', () => {
  const { items } = readHistory({
    ...WHOLE,
    items: [null, 'text', {}, ...WHOLE.items, { ...changeAt(7), at: 'soon' }],
  });
  expect(items).toEqual(WHOLE.items);
});

it('reads a change that comes twice once', () => {
  expect(readHistory({ ...WHOLE, items: [...WHOLE.items, ...WHOLE.items] }).items).toEqual(WHOLE.items);
});

it.each([[9], [10], [0], [-1], [7.5], ['8']])(
  'ends where the next page at %j would not hold earlier changes',
  (next) => {
    expect(readHistory({ ...WHOLE, next }).next).toBeNull();
  },
);

it.each([[null], ['text'], [[]], [{}], [{ items: {} }]])('fails for %j, which is no history', (sent) => {
  expect(() => readHistory(sent)).toThrow('The answer is no history.');
});
