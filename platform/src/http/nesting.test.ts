import { isTooDeep } from './nesting.js';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const inside = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

it.each([undefined, 1, 'text', null, {}, { a: [{ b: {} }] }, nested(60), inside(60)])('%j is not too deep', (value) => {
  expect(isTooDeep(value)).toBe(false);
});

it.each([70, 100_000])('lists or objects in each other, %i deep, are', (depth) => {
  expect(isTooDeep(nested(depth))).toBe(true);
  expect(isTooDeep({ flat: 1, deep: inside(depth) })).toBe(true);
});
