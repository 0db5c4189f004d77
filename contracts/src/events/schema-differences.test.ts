import fc from 'fast-check';
import { z } from 'zod';
import { onboardingProgress } from '../onboarding/progress.js';
import { profile } from '../profile/profile.js';
import { findDifferences } from './schema-differences.js';

/** Text that a user could have entered. */
const MARKER = 'Zanzibar marker';

const experience = z.object({ title: z.string(), endDate: z.string().nullable().optional() });
const schema = z.object({
  name: z.string(),
  experiences: z.array(experience).optional(),
  labels: z.record(z.string(), z.object({ color: z.string() })),
  place: z.union([z.object({ city: z.string() }), z.object({ country: z.string() })]).nullable(),
});
const value = {
  name: 'Ada',
  experiences: [{ title: 'Weaver' }, { title: 'Engineer', endDate: '2020-01' }],
  labels: { [MARKER]: { color: 'red' } },
  place: { city: 'London' },
};

it.each<[string, (copy: typeof value & Record<string, unknown>) => void, readonly string[]]>([
  [
    'a field of an entry',
    ({ experiences }) => Object.assign(experiences[1] ?? {}, { endDate: '2021-01' }),
    ['experiences[1].endDate'],
  ],
  ['a missing field', ({ experiences }) => delete experiences[1]?.endDate, ['experiences[1].endDate']],
  ['a missing entry', ({ experiences }) => experiences.pop(), ['experiences[1]']],
  [
    'another order of entries',
    ({ experiences }) => experiences.reverse(),
    ['experiences[0].title', 'experiences[0].endDate', 'experiences[1].title', 'experiences[1].endDate'],
  ],
  ['another kind of value', (copy) => Object.assign(copy, { experiences: null }), ['experiences']],
  ['a key of a record', ({ labels }) => Object.assign(labels, { [`${MARKER} 2`]: {} }), ['labels.*']],
  ['a value in a record', ({ labels }) => Object.assign(labels, { [MARKER]: { color: MARKER } }), ['labels.*.color']],
  ['a key that no schema names', (copy) => Object.assign(copy, { [MARKER]: MARKER, [`${MARKER} 2`]: {} }), ['*']],
  ['keys of a union', (copy) => Object.assign(copy, { place: { country: MARKER } }), ['place.city', 'place.country']],
])('names %s', (_, change, expected) => {
  const copy = structuredClone(value);
  change(copy);
  expect([...findDifferences(schema, copy, value)].toSorted()).toEqual(expected.toSorted());
  expect(findDifferences(schema, value, copy).join()).not.toContain('Zanzibar');
});

it('names the root if the values are of different kinds', () => {
  expect(findDifferences(z.number(), 1, 2)).toEqual(['the root']);
});

it('ignores the order of keys, and keys without a value', () => {
  const { name, ...rest } = value;
  expect(findDifferences(schema, { ...rest, name, missing: undefined }, value)).toEqual([]);
});

it('returns at most as many paths as it is told', () => {
  const numbers = z.array(z.number());
  expect(findDifferences(numbers, Array(500).fill(1), Array(500).fill(2))).toHaveLength(100);
});

it('finds no difference between equal values, and no text of users in any path', () => {
  for (const anySchema of [profile, onboardingProgress, schema])
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        expect(findDifferences(anySchema, first, structuredClone(first))).toEqual([]);
        const marked = JSON.parse(
          JSON.stringify({ [MARKER]: second, experiences: [first, { [MARKER]: second }] }),
        ) as unknown;
        expect(findDifferences(anySchema, marked, first).join()).not.toContain('Zanzibar');
      }),
    );
});
