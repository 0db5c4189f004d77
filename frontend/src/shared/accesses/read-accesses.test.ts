import { ownAccesses } from '@trackrecord/contracts/staff/access-log';
import { makeAccess } from '../../testing/accesses';
import { readAccesses } from './read-accesses';

const PAGE = {
  items: [makeAccess(), makeAccess({ id: '00000000-0000-4000-8000-0000000000a2', at: '2026-11-19T10:00:30.000Z' })],
  consent: { until: '2026-11-23T10:00:00.000Z', isUsed: false },
  next: '2026-11-19T10:00:30.000Z',
};

describe('readAccesses', () => {
  it('reads a response of the server', () => {
    expect(readAccesses(ownAccesses.parse(PAGE))).toEqual(PAGE);
    expect(readAccesses({ items: [], consent: null, next: null })).toEqual({ items: [], consent: null, next: null });
  });

  it.each([
    ['is no page', null],
    ['has no list', { items: {}, consent: null, next: null }],
    ['has an access without an id', { ...PAGE, items: [{ ...makeAccess(), id: undefined }] }],
    ['has an access without a pseudonym', { ...PAGE, items: [{ ...makeAccess(), who: null }] }],
    ['has an access without a time', { ...PAGE, items: [makeAccess(), { ...makeAccess(), at: 'noon' }] }],
    ['has an access without an end', { ...PAGE, items: [{ ...makeAccess(), until: null }] }],
  ])('throws if the response %s', (_what, response) => {
    expect(() => readAccesses(response)).toThrow(/^Invalid access/);
  });

  it('keeps a purpose, a basis and a part that a newer server sends', () => {
    const newer = { purpose: 'tax', basis: 'court', looked: [{ what: 'letters', detail: '', at: makeAccess().at }] };
    const [access] = readAccesses({ ...PAGE, items: [{ ...makeAccess(), ...newer }] }).items;
    expect(access).toMatchObject(newer);
  });

  it.each(['2026-11-21T10:00:00.000Z', 'noon', 7])(
    'ignores the cursor %s, which is invalid or not earlier than this page',
    (next) => {
      expect(readAccesses({ ...PAGE, next }).next).toBeNull();
    },
  );

  it('ignores the cursor of an empty page', () => {
    expect(readAccesses({ ...PAGE, items: [] }).next).toBeNull();
  });
});
