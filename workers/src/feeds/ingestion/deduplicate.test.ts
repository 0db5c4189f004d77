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

it('postings that share nothing are all open', () => {
  expect(openOf([kin('a'), kin('b')])).toEqual(['a', 'b']);
});

it('of one address, or of one company, title and place, the source that stands first is open', () => {
  expect(openOf([kin('a', { urlKey: 'u', source: second }), kin('b', { urlKey: 'u' })])).toEqual(['b']);
  expect(openOf([kin('a', { sameKey: 's', source: second }), kin('b', { sameKey: 's' })])).toEqual(['b']);
});

it('within a source the one that was posted first of a company, title and place is open', () => {
  const later = { sameKey: 's', postedAt: '2026-11-05T00:00:00.000Z' };
  expect(openOf([kin('a', later), kin('b', { sameKey: 's' })])).toEqual(['b']);
});

it('an address that several postings of a source have tells nothing', () => {
  const [one, other] = [kin('a', { urlKey: 'u' }), kin('b', { urlKey: 'u' })];
  expect(openOf([one, other])).toEqual(['a', 'b']);
  expect(openOf([one, other, kin('c', { urlKey: 'u', source: second })])).toEqual(['a', 'b', 'c']);
  expect(openOf([one, { ...other, isWithdrawn: true }, kin('c', { urlKey: 'u', source: second })])).toEqual(['a']);
});

it.each([
  ['withdrawn', { isWithdrawn: true }],
  ['expired', { expiresAt: now }],
  ['from a source that is read no more', { source: { id: 'gone', name: 'Gone', isSample: false } }],
])('one that is %s is closed and hides nothing', (_why, fields) => {
  expect(openOf([kin('a', { urlKey: 'u', ...fields }), kin('b', { urlKey: 'u', source: second })])).toEqual(['b']);
});

it('what is closed for good says since when, and what is back does not', () => {
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

it('what is as open as it was changes for nobody who follows', () => {
  const [stays] = deduplicate(new Set(['a']), [kin('a', { isOpen: true })], [kin('a')], order, now);
  expect(stays).toEqual({ id: 'a', set: { isSettled: true }, closedAt: 'not' });
});

it('kin that stays as it is is not written', () => {
  const stays = kin('a', { urlKey: 'u', isOpen: true });
  const told = deduplicate(new Set(['b']), [stays, kin('b', { urlKey: 'u', source: second })], [stays], order, now);
  expect(told.map((change) => 'id' in change && change.id)).toEqual(['b']);
});
