import { randomBytes, randomInt } from 'node:crypto';

import type { Value } from './value.js';

const PROCESS_BYTES = randomBytes(5);
/** The counter has three bytes. */
const COUNTER_END = 2 ** 24;
let counter = randomInt(COUNTER_END);

/** Generates an ObjectId: seconds, a random part per process, a counter. */
export function createObjectId(): Extract<Value, { type: 'objectId' }> {
  counter = (counter + 1) % COUNTER_END;
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Math.floor(Date.now() / 1000), 0);
  PROCESS_BYTES.copy(bytes, 4);
  bytes.writeUIntBE(counter, 9, 3);
  return { type: 'objectId', bytes };
}
