import type { Kin } from './posting-store.js';
import { deduplicate } from './deduplicate.js';

const now = new Date('2026-11-20T12:00:00Z');
const order = new Map([
  ['first', 0],
  ['second', 1],
]);
const kin = (id: string, fields: Partial<Kin> = {}): Kin => ({
  _id: id,
  urlKey: `url of ${id}`,
  sameKey: `words of ${id}`,
  source: { id: 'first', name: 'First', isSample: false },
  isWithdrawn: false,
  expiresAt: new Date('2026-12-20T12:00:00Z'),
  isOpen: false,
  postedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});
const second = { id: 'second', name: 'Second', isSample: false };
const openOf = (postings: readonly Kin[]) => {
  const told = deduplicate(new Set(postings.map(({ _id }) => _id)), postings, postings, order, now);
  return told.flatMap((change) => ('id' in change && change.set.isOpen ? [change.id] : []));
};

it('opens postings that share no key', () => {
  expect(openOf([kin('a'), kin('b')])).toEqual(['a', 'b']);
});

it('opens only the posting of the first source among duplicates by URL or by company, title and place', () => {
  expect(openOf([kin('a', { urlKey: 'u', source: second }), kin('b', { urlKey: 'u' })])).toEqual(['b']);
  expect(openOf([kin('a', { sameKey: 's', source: second }), kin('b', { sameKey: 's' })])).toEqual(['b']);
});

it('opens the oldest posting among duplicates of one source', () => {
  const later = { sameKey: 's', postedAt: '2026-11-05T00:00:00.000Z' };
  expect(openOf([kin('a', later), kin('b', { sameKey: 's' })])).toEqual(['b']);
});

it('ignores a URL that several postings of one source share', () => {
  const [one, other] = [kin('a', { urlKey: 'u' }), kin('b', { urlKey: 'u' })];
  expect(openOf([one, other])).toEqual(['a', 'b']);
  expect(openOf([one, other, kin('c', { urlKey: 'u', source: second })])).toEqual(['a', 'b', 'c']);
  expect(openOf([one, { ...other, isWithdrawn: true }, kin('c', { urlKey: 'u', source: second })])).toEqual(['a']);
});

it.each([
  ['withdrawn', { isWithdrawn: true }],
  ['expired', { expiresAt: now }],
  ['from a source that is read no more', { source: { id: 'gone', name: 'Gone', isSample: false } }],
])('closes a posting that is %s and opens its duplicate', (_why, fields) => {
  expect(openOf([kin('a', { urlKey: 'u', ...fields }), kin('b', { urlKey: 'u', source: second })])).toEqual(['b']);
});

it('sets closedAt for closed postings and clears it for reopened ones', () => {
  const [gone, back] = deduplicate(
    new Set(['a', 'b']),
    [kin('a', { isWithdrawn: true, isOpen: true }), kin('b')],
    [kin('b')],
    order,
    now,
  );
  expect(gone).toMatchObject({ set: { isOpen: false, isSettled: true }, closedAt: now });
  expect(back).toMatchObject({ set: { isOpen: true, isSettled: true }, closedAt: 'not' });
});

it('leaves isOpen out of the update if it did not change', () => {
  const [stays] = deduplicate(new Set(['a']), [kin('a', { isOpen: true })], [kin('a')], order, now);
  expect(stays).toEqual({ id: 'a', set: { isSettled: true }, closedAt: 'not' });
});

it('does not write unchanged duplicates', () => {
  const stays = kin('a', { urlKey: 'u', isOpen: true });
  const told = deduplicate(new Set(['b']), [stays, kin('b', { urlKey: 'u', source: second })], [stays], order, now);
  expect(told.map((change) => 'id' in change && change.id)).toEqual(['b']);
});
