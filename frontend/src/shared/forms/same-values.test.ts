import { sameValues } from './same-values';

describe('Two values', () => {
  it.each([
    ['in another order of keys', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
    ['with a key that holds undefined', { a: [{ b: 1, c: undefined }] }, { a: [{ b: 1 }] }],
    ['that are both no number', [Number.NaN], [Number.NaN]],
    ['that are both absent', undefined, undefined],
  ])('%s say the same', (_how, one, other) => {
    expect(sameValues(one, other)).toBe(true);
    expect(sameValues(other, one)).toBe(true);
  });

  it.each([
    ['in another order of items', ['a', 'b'], ['b', 'a']],
    ['of which one holds null', { a: null }, {}],
    ['of which one is a list', [], {}],
    ['of which one holds more', { a: 1 }, { a: 1, b: '' }],
  ])('%s differ', (_how, one, other) => {
    expect(sameValues(one, other)).toBe(false);
  });
});
