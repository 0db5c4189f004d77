/**
 * Every counter in Redis by its key prefix, and what it counts by: a user's id, a keyed hash of a user or an address,
 * or globally. Counters by user id are part of the data export and are deleted with the account.
 */
export const COUNTERS = {
  'ai-calls-of': 'person',
  'ai-calls': 'all',
  'limit-suggestions': 'person',
  'limit-detections': 'person',
  'limit-chunks': 'person',
  'limit-export': 'person',
  'limit-consents': 'person',
  'limit-extensions': 'person',
  'limit-calendar': 'person',
  'limit-sign-outs': 'person',
  'limit-extension-saves': 'person',
  'limit-pairings': 'hash',
  'limit-lookups': 'hash',
  'limit-approvals': 'hash',
  'limit-operations': 'hash',
  'limit-staff-reads': 'hash',
  'limit-person': 'hash',
  'limit-address': 'hash',
} as const satisfies Readonly<Record<string, 'person' | 'hash' | 'all'>>;

/** The key prefix of a counter. */
export type CounterName = keyof typeof COUNTERS;

type LimitOf<Counter> = Counter extends `limit-${infer Limit}` ? Limit : never;

/** The name of a rate limit: its counter is `limit-NAME`. */
export type LimitName = LimitOf<CounterName>;

/** The counters by user id: their keys are `NAME:UID`. */
export const PERSONAL_COUNTERS: readonly string[] = Object.entries(COUNTERS).flatMap(([name, scope]) =>
  scope === 'person' ? [name] : [],
);
