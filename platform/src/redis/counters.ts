/**
 * Every counter in Redis by its key prefix, and what it counts by: the id of a user, a keyed hash of a user or an
 * address, or nothing (`global`). `limit-person` counts all requests of a user. Counters by user id are part of the
 * data export and are deleted with the account.
 */
export const COUNTERS = {
  'ai-calls-of': 'uid',
  'ai-calls': 'global',
  'ai-tokens-of': 'uid',
  'ai-tokens': 'global',
  'limit-suggestions': 'uid',
  'limit-detections': 'uid',
  'limit-chunks': 'uid',
  'limit-export': 'uid',
  'limit-consents': 'uid',
  'limit-extensions': 'uid',
  'limit-calendar': 'uid',
  'limit-sign-outs': 'uid',
  'limit-extension-saves': 'uid',
  'limit-pairings': 'hash',
  'limit-lookups': 'hash',
  'limit-approvals': 'hash',
  'limit-operations': 'hash',
  'limit-staff-reads': 'hash',
  'limit-person': 'hash',
  'limit-address': 'hash',
} as const satisfies Readonly<Record<string, 'uid' | 'hash' | 'global'>>;

/** The key prefix of a counter. */
export type CounterName = keyof typeof COUNTERS;

type LimitOf<Counter> = Counter extends `limit-${infer Limit}` ? Limit : never;

/** The name of a rate limit: its counter is `limit-NAME`. */
export type LimitName = LimitOf<CounterName>;

/** The counters by user id: their keys are `NAME:UID`. */
export const PERSONAL_COUNTERS: readonly string[] = Object.entries(COUNTERS).flatMap(([name, scope]) =>
  scope === 'uid' ? [name] : [],
);
