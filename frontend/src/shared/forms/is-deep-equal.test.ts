import { isDeepEqual } from './is-deep-equal';

describe('isDeepEqual', () => {
  it.each([
    ['objects with a different key order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
    ['objects that differ in an undefined property', { a: [{ b: 1, c: undefined }] }, { a: [{ b: 1 }] }],
    ['NaN', [Number.NaN], [Number.NaN]],
    ['undefined', undefined, undefined],
  ])('returns true for %s', (_case, left, right) => {
    expect(isDeepEqual(left, right)).toBe(true);
    expect(isDeepEqual(right, left)).toBe(true);
  });

  it.each([
    ['lists with a different item order', ['a', 'b'], ['b', 'a']],
    ['null and a missing property', { a: null }, {}],
    ['an array and an object', [], {}],
    ['objects that differ in a property', { a: 1 }, { a: 1, b: '' }],
  ])('returns false for %s', (_case, left, right) => {
    expect(isDeepEqual(left, right)).toBe(false);
  });
});
