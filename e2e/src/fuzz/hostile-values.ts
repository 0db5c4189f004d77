import fc from 'fast-check';

/** Returns JSON arrays nested to a depth. */
const createNestedArrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Texts that commonly break parsers, templates, queries and paths. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e\u2066', 'İ', 'ﬀ', '💥'.repeat(50)],
      ...['..', '../..', '..\\..', '/etc/passwd', '%2e%2e%2f', '%00', '%', '%zz', '%ed%a0%80', '%c0%af', '.', '//'],
      ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '-0'],
      ...['$where', '{"$gt":""}', '$ne', "' OR 1=1 --", '<script>alert(1)</script>', '${7*7}', '{{7*7}}'],
      ...['file:///etc/passwd', 'http://169.254.169.254/', 'javascript:alert(1)', 'data:text/html,x'],
      ...[
        '0',
        '-1',
        '1e400',
        '99999999999999999999',
        '9007199254740993',
        '0x10',
        '١٢٣',
        '2020-13-45',
        'x'.repeat(5_000),
      ],
    ),
  },
);

/** Boundary and out-of-range numbers. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, -1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Objects with property names that are special in JavaScript or MongoDB. */
const hostileObject: fc.Arbitrary<unknown> = fc
  .constantFrom(
    ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"$gt":""}', '{"length":1e9}'],
    ...['{"toString":1,"valueOf":1}', '{"then":{}}', '{"toJSON":1}', '{"":""}'],
  )
  .map((text) => JSON.parse(text) as unknown);

/** JSON values that are invalid for most schemas. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 2, arbitrary: hostileObject },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.constant(0), { minLength: 300, maxLength: 2_000 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(20, 200, 900).map((depth) => JSON.parse(createNestedArrays(depth)) as unknown),
  },
);

/** Request bodies that are malformed, oversized or deeply nested JSON. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '{', '[', '"', '{"a":', 'null', 'true', '0', '""', '[]', '{}', '{"a":1}{"b":2}', '\u0000', '\ufeff{}'],
    ...['{"a":1,"a":2}', '{"\\ud800":"\\udfff"}', '{"personalInfo":"\\u0000"}', '1e999', '-', 'NaN', "{'a':1}"],
    ...[
      createNestedArrays(5_000),
      createNestedArrays(200_000),
      `{"a":${'1'.repeat(5_000)}}`,
      `{"${'k'.repeat(70_000)}":1}`,
    ],
    ...[`"${'x'.repeat(1_100_000)}"`, `[${'0,'.repeat(100_000)}0]`],
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 3 }),
);

/** Replaces lone surrogates, which cannot be URL-encoded. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
