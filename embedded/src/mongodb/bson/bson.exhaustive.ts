import { deserialize, Double, Int32, Long, ObjectId, serialize } from 'bson';
import fc from 'fast-check';

import { anyDocument, anyValue } from '../testing/values.js';
import { compare } from './compare.js';
import { decode, MalformedMessageError } from './decode.js';
import { encode } from './encode.js';
import { encodeKeyString } from './key-string.js';

const sign = Math.sign;

describe('BSON', () => {
  it('decodes and encodes to the same bytes', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const bytes = encode(document);
        expect(encode(decode(bytes)).equals(bytes)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is compatible with the bson package', () => {
    const document = {
      double: new Double(1),
      int: new Int32(1),
      long: Long.fromString('9007199254740993'),
      text: 'äöü\u{1f600}\0',
      nested: { list: [1, 'a', { b: null }], yes: true },
      id: new ObjectId(),
      at: new Date(-5),
      bytes: Buffer.from('abc'),
    };
    const bytes = Buffer.from(serialize(document));
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
    expect(deserialize(encode(decode(bytes)), { promoteValues: false })).toEqual(
      deserialize(bytes, { promoteValues: false }),
    );
  });

  it('is rejected if its bytes are truncated', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(), (document, at) => {
        const bytes = encode(document);
        const truncated = bytes.subarray(0, at % bytes.length);
        expect(() => decode(Buffer.from(truncated))).toThrow(MalformedMessageError);
      }),
    );
  });
});

describe('the order of values', () => {
  it('is a total order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(compare(a, a)).toBe(0);
        expect(sign(compare(a, b))).toBe(-sign(compare(b, a)) + 0);
        const [low, middle, high] = [a, b, c].sort(compare);
        if (low === undefined || middle === undefined || high === undefined) throw new Error('three values');
        expect(compare(low, middle)).toBeLessThanOrEqual(0);
        expect(compare(middle, high)).toBeLessThanOrEqual(0);
        expect(compare(low, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('equals the order of the index keys', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(sign(Buffer.compare(encodeKeyString(a), encodeKeyString(b)))).toBe(sign(compare(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('no index key is a prefix of another one', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const [first, second] = [encodeKeyString(a), encodeKeyString(b)];
        const isPrefix = second.subarray(0, first.length).equals(first);
        expect(isPrefix && first.length < second.length).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
