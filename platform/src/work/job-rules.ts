import { type ProfileEventType, type RelayedJob, RELAYED_JOBS } from '@trackrecord/contracts';
import type { NewJob } from './new-job.js';
import { createRelayedJob, type EventEnvelope, type RelayedJobKind } from './relayed-job.js';

/** Maps events (of one type or all) in streams with a prefix to a job. */
type Rule = Pick<RelayedJob, 'queue' | 'name'> &
  Pick<RelayedJobKind, 'isPerStream'> & { readonly prefix: string; readonly type?: string };

/** A job that a rule created. */
export type RuledJob = NewJob & Pick<RelayedJob, 'queue'>;

const RULES: readonly Rule[] = RELAYED_JOBS;

/** The last event of an erased account, which needs no jobs. */
const ACCOUNT_ERASED = 'AccountErased' satisfies ProfileEventType;

/** The prefixes of the streams that the relay subscribes to. */
export const RELAYED_PREFIXES: readonly string[] = [...new Set(RULES.map(({ prefix }) => prefix))];

const DEBOUNCED_RULES = RULES.filter(({ isPerStream }) => isPerStream === true);
const IMMEDIATE_RULES = RULES.filter(({ isPerStream }) => isPerStream !== true);

/** Returns all jobs that an event leads to, unless they are merged with those of other events. */
export const createEventJobs = (event: EventEnvelope): readonly RuledJob[] => createJobs(event, RULES);

/** Returns the jobs of an event that start at once. */
export const createImmediateJobs = (event: EventEnvelope): readonly NewJob[] => createJobs(event, IMMEDIATE_RULES);

/** Returns the debounced jobs of events: the last of each kind and stream, in order. */
export function createDebouncedJobs(events: readonly EventEnvelope[]): readonly NewJob[] {
  const jobs = new Map<string, NewJob>();
  for (const event of events) {
    for (const job of createJobs(event, DEBOUNCED_RULES)) {
      const key = `${job.name}|${String(job.deduplicationId)}`;
      jobs.delete(key);
      jobs.set(key, job);
    }
  }
  return [...jobs.values()];
}

/** Job ids derive from event ids, so relaying an event again adds no new jobs. */
const createJobs = (event: EventEnvelope, rules: readonly Rule[]): readonly RuledJob[] =>
  rules
    .filter(
      ({ prefix, type = event.type }) =>
        event.type !== ACCOUNT_ERASED && type === event.type && event.stream.startsWith(prefix),
    )
    .map((rule) => ({ ...createRelayedJob(event, event.stream.slice(rule.prefix.length), rule), queue: rule.queue }));
