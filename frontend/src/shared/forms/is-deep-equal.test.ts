import { isDeepEqual } from './is-deep-equal';

describe('isDeepEqual', () => {
  it.each([
    ['a different key order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
    ['an undefined property', { a: [{ b: 1, c: undefined }] }, { a: [{ b: 1 }] }],
    ['NaN', [Number.NaN], [Number.NaN]],
    ['undefined', undefined, undefined],
  ])('ignores %s', (_case, left, right) => {
    expect(isDeepEqual(left, right)).toBe(true);
    expect(isDeepEqual(right, left)).toBe(true);
  });

  it.each([
    ['a different item order', ['a', 'b'], ['b', 'a']],
    ['null instead of undefined', { a: null }, {}],
    ['an array instead of an object', [], {}],
    ['an additional property', { a: 1 }, { a: 1, b: '' }],
  ])('detects %s', (_case, left, right) => {
    expect(isDeepEqual(left, right)).toBe(false);
  });
});
