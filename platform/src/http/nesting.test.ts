import { isNestedTooDeeply } from './nesting.js';

const nestedLists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const nestedObjects = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

it.each([undefined, 1, 'text', null, {}, { a: [{ b: {} }] }, nestedLists(60), nestedObjects(60)])(
  '%j is not too deep',
  (value) => {
    expect(isNestedTooDeeply(value)).toBe(false);
  },
);

it.each([70, 100_000])('lists or objects in each other, %i deep, are', (depth) => {
  expect(isNestedTooDeeply(nestedLists(depth))).toBe(true);
  expect(isNestedTooDeeply({ flat: 1, deep: nestedObjects(depth) })).toBe(true);
});
