/**
 * Every family of counters in Redis, by what stands before the colon in its keys, and under whose name it counts: a
 * person's id, a keyed hash of a person or an address, or one for all. What is counted under a person's id is in the
 * download of their data, and goes with their account.
 */
export const COUNTERS = {
  'ai-calls-of': 'person',
  'ai-calls': 'all',
  'limit-suggestions': 'person',
  'limit-detections': 'person',
  'limit-chunks': 'person',
  'limit-export': 'person',
  'limit-person': 'hash',
  'limit-address': 'hash',
} as const satisfies Readonly<Record<string, 'person' | 'hash' | 'all'>>;

/** What stands before the colon in the keys of a family of counters. */
export type CounterName = keyof typeof COUNTERS;

type LimitOf<Counter> = Counter extends `limit-${infer Limit}` ? Limit : never;

/** What is limited: a family of counters that is named `limit-` and this. */
export type LimitName = LimitOf<CounterName>;

/** The families that count under a person's id: their keys are `NAME:UID`. */
export const PERSONAL_COUNTERS: readonly string[] = Object.entries(COUNTERS).flatMap(([name, scope]) =>
  scope === 'person' ? [name] : [],
);
