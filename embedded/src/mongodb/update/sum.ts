import { long, numberOf, type NumberValue } from '../bson/value.js';
import { CommandError } from '../errors.js';

const INT32_LIMIT = 0x8000_0000n;
const INT64_LIMIT = 0x8000_0000_0000_0000n;

/** The sum of two numbers: a double if one is, else a long if one is or the sum needs one, else an int. */
export function add(a: NumberValue, b: NumberValue): NumberValue {
  if (a.type === 'double' || b.type === 'double') return { type: 'double', value: numberOf(a) + numberOf(b) };
  const sum = BigInt(a.value) + BigInt(b.value);
  if (a.type === 'int' && b.type === 'int' && sum >= -INT32_LIMIT && sum < INT32_LIMIT) {
    return { type: 'int', value: Number(sum) };
  }
  if (sum < -INT64_LIMIT || sum >= INT64_LIMIT) {
    throw new CommandError('BadValue', 'Failed to apply $inc: the sum overflows');
  }
  return long(sum);
}
