import { type Clock, findExcessiveGrowth } from './growth.js';
import { HOSTILE_UNITS, type TextShape } from './hostile-units.js';

/** Calls the code under test with a text. */
export type TextCall = (text: string) => unknown;

const WARM_UP_LENGTH = 500;

/**
 * Calls a function with hostile texts of these shapes. Returns the first whose cost grows faster than its length; one is
 * enough to find the cause.
 */
export async function findExpensiveText(
  call: TextCall,
  shapes: readonly TextShape[],
  now: Clock,
): Promise<string | undefined> {
  // Warm up: loading and compiling at the first call do not count.
  callIgnoringErrors(call, 'ab '.repeat(WARM_UP_LENGTH));
  for (const [name, unit] of Object.entries(HOSTILE_UNITS)) {
    for (const shape of shapes) {
      const growth = await findExcessiveGrowth((length) => callIgnoringErrors(call, shape(unit, length)), now);
      if (growth !== undefined) return `${name}, ×${growth.toFixed(1)} for twice the text`;
    }
  }
  return undefined;
}

/** Ignores errors: rejecting a text is a valid result. */
function callIgnoringErrors(call: TextCall, text: string): void {
  try {
    const result = consume(call(text));
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // The text was rejected.
  }
}

/** Generators do no work until they are consumed. */
const consume = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
    ? [...toIterable(value)]
    : value;

const toIterable = (value: object): Iterable<unknown> => value as Iterable<unknown>;
