import fc from 'fast-check';

import { binary, bool, date, doc, double, int, list, long, NULL, text, type Doc, type Value } from '../bson/value.js';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Integers around the limits of the precision of doubles. */
const boundaryLong = fc
  .tuple(fc.constantFrom(2n ** 53n, -(2n ** 53n), 2n ** 62n, 0n, 2n ** 31n, MAX_INT64 - 3n), fc.bigInt(-3n, 3n))
  .map(([base, offset]) => long(base + offset));

/** Replaces lone surrogates, which cannot be encoded as UTF-8. */
const toWellFormed = (value: string) => Buffer.from(value).toString();

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }).map(toWellFormed),
  fc.constantFrom('', '\0', 'a\0', 'a\0b', 'a', 'ab', '\u{1f600}', '\uffee'),
);

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.integer().map(int),
  fc.integer({ min: -3, max: 3 }).map(int),
  fc.double().map(double),
  fc.integer({ min: -3, max: 3 }).map(double),
  fc.bigInt(MIN_INT64, MAX_INT64).map(long),
  boundaryLong,
  anyText.map(text),
  fc.boolean().map(bool),
  fc.date({ noInvalidDate: true }).map((value) => date(value.getTime())),
  fc.constant(NULL),
  fc
    .uint8Array({ minLength: 12, maxLength: 12 })
    .map((bytes): Value => ({ type: 'objectId', bytes: Buffer.from(bytes) })),
  fc
    .tuple(fc.constantFrom(0, 4, 128), fc.uint8Array({ maxLength: 4 }))
    .map(([subtype, bytes]) => binary(subtype, Buffer.from(bytes))),
);

const fieldName = fc
  .oneof(fc.constantFrom('a', 'b', '1', '0', '__proto__', 'ä'), fc.string({ minLength: 1, maxLength: 3 }))
  .filter((name) => !name.includes('\0') && toWellFormed(name) === name);

const nested = fc.letrec<{ value: Value; document: Doc; array: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, withCrossShrink: true }, scalar, tie('document'), tie('array')),
  document: fc.array(fc.tuple(fieldName, tie('value')), { maxLength: 4 }).map((fields) => doc(fields)),
  array: fc.array(tie('value'), { maxLength: 4 }).map(list),
}));

/** Arbitrary values that can be stored. */
export const anyValue = nested.value;

export const anyDocument = nested.document;
