import {
  MATCH_JOBS,
  ONBOARDING_STREAM_PREFIX,
  type OnboardingEventType,
  PROFILE_STREAM_PREFIX,
  type ProfileEventType,
  RENDER_CV,
} from '@trackrecord/contracts';
import { createRelayedJob, type NewJob, type RecordedEvent, type RelayedJobKind } from '@trackrecord/platform';

/** Maps events (of one type or all) in streams with a prefix to a job. */
interface Rule extends RelayedJobKind {
  readonly prefix: string;
  readonly type?: string;
}

/** A new kind of background job needs a rule here and a handler. */
const RULES: readonly Rule[] = [
  {
    prefix: ONBOARDING_STREAM_PREFIX,
    type: 'OnboardingStepCompleted' satisfies OnboardingEventType,
    queue: 'skills',
    name: 'notice-skills',
  },
  { prefix: PROFILE_STREAM_PREFIX, ...RENDER_CV, isPerStream: true },
  { prefix: PROFILE_STREAM_PREFIX, ...MATCH_JOBS, isPerStream: true },
];

/** The last event of an erased account, which needs no jobs. */
const ACCOUNT_ERASED = 'AccountErased' satisfies ProfileEventType;

/** The prefixes of the streams that the relay subscribes to. */
export const RELAYED_PREFIXES: readonly string[] = [...new Set(RULES.map(({ prefix }) => prefix))];

const DEBOUNCED_RULES = RULES.filter(({ isPerStream }) => isPerStream === true);
const IMMEDIATE_RULES = RULES.filter(({ isPerStream }) => isPerStream !== true);

/** Returns the jobs of an event that start at once. */
export const createImmediateJobs = (event: RecordedEvent): readonly NewJob[] => createJobs(event, IMMEDIATE_RULES);

/** Returns the debounced jobs of events: the last of each kind and stream, in order. */
export function createDebouncedJobs(events: readonly RecordedEvent[]): readonly NewJob[] {
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
const createJobs = (event: RecordedEvent, rules: readonly Rule[]): readonly NewJob[] =>
  rules
    .filter(
      ({ prefix, type = event.type }) =>
        event.type !== ACCOUNT_ERASED && type === event.type && event.stream.startsWith(prefix),
    )
    .map((rule) => createRelayedJob(event, event.stream.slice(rule.prefix.length), rule));
