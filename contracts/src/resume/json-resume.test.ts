import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import fc from 'fast-check';
import { findSchemaErrors } from '../testing/official-resume.js';
import { jsonResume } from './json-resume.js';

/** Values of every type, each valid in some fields and invalid in others. */
const anyPart = fc.oneof(
  fc.constantFrom<unknown>(null, 0, 2014, true, '', 'words', [], {}, ['a', 1], [{}], { name: 1 }),
  fc.constantFrom(
    '2014',
    '2014-01',
    '2014-01-01',
    '2014-13-41',
    '2014-1',
    '14-01-01',
    '2014-01-01T00:00',
    '3014-01-01',
  ),
  fc.constantFrom(
    'http://a.example',
    'https://a.example/ü',
    'mailto:a@b.co',
    'a.example',
    'http:',
    'urn:x',
    'http://a b',
  ),
  fc.constantFrom(
    'http://a/100%',
    'http://a/#b#c',
    'https://é.example',
    '//a',
    'a:b c',
    'http://[a]/',
    'a:/',
    ' http://a',
  ),
  fc.constantFrom('a@b.co', 'a@b', 'a b@c.co', 'a@b..co', '.a@b.co', "o'x@b.co", 'ä@b.co', 'a@-b.co'),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
  fc.jsonValue(),
);

type Key = string | number;
const getKeys = (value: unknown): readonly Key[] => {
  if (Array.isArray(value)) return [...value.keys()];
  return typeof value === 'object' && value !== null ? [...Object.keys(value), 'other'] : [];
};

/** Replaces one random part of a JSON value. */
const mutate = (value: unknown): fc.Arbitrary<unknown> => {
  const keys = getKeys(value);
  if (keys.length === 0) return anyPart;
  const mutatedChild = fc.constantFrom(...keys).chain((key) => {
    const parts = new Map<Key, unknown>(Object.entries(value as object));
    return mutate(parts.get(String(key))).map((part) =>
      Array.isArray(value) ? value.toSpliced(Number(key), 1, part) : { ...(value as object), [key]: part },
    );
  });
  return fc.oneof({ weight: 5, arbitrary: mutatedChild }, { weight: 1, arbitrary: anyPart });
};

const isValid = (value: unknown): boolean => jsonResume.safeParse(value).success;

it('accepts the official sample, an empty resume and additional properties', () => {
  for (const resume of [sample, {}, { ...sample, more: 1, basics: { ...sample.basics, pets: ['cat'] } }]) {
    expect([isValid(resume), findSchemaErrors(resume)]).toEqual([true, []]);
    expect(jsonResume.parse(resume)).toEqual(resume);
  }
});

it('accepts exactly what the official schema accepts', () => {
  const mutations = fc.integer({ min: 1, max: 3 }).chain((times) => {
    const all = Array.from({ length: times });
    return all.reduce<fc.Arbitrary<unknown>>((mutated) => mutated.chain(mutate), fc.constant(sample));
  });
  fc.assert(
    fc.property(mutations, (resume) => {
      expect(isValid(resume)).toBe(findSchemaErrors(resume).length === 0);
    }),
    { numRuns: 3_000 },
  );
});

it('rejects URLs with an IPv6 host, the only difference from the official schema', () => {
  const resume = { basics: { url: 'http://[2001:db8::1]/' } };
  expect([isValid(resume), findSchemaErrors(resume)]).toEqual([false, []]);
});
