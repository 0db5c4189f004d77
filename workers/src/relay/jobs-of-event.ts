import {
  MATCH_JOBS,
  ONBOARDING_STREAM_PREFIX,
  type OnboardingEventType,
  PROFILE_STREAM_PREFIX,
  type ProfileEventType,
  RENDER_CV,
} from '@trackrecord/contracts';
import type { NewJob, RecordedEvent } from '@trackrecord/platform';

/** A rule of the relay: events of a type, or all, in streams of a kind lead to a job. */
interface Rule {
  readonly prefix: string;
  readonly type?: string;
  readonly queue: string;
  readonly name: string;
  /** Whether the job is about the stream as it is, whichever of its events led to it: then one a stream waits at most. */
  readonly ofWhole?: boolean;
}

/** What leads to what. A new kind of job in the background is a line here and a processor. */
const RULES: readonly Rule[] = [
  {
    prefix: ONBOARDING_STREAM_PREFIX,
    type: 'OnboardingStepCompleted' satisfies OnboardingEventType,
    queue: 'skills',
    name: 'notice-skills',
  },
  { prefix: PROFILE_STREAM_PREFIX, ...RENDER_CV, ofWhole: true },
  { prefix: PROFILE_STREAM_PREFIX, ...MATCH_JOBS, ofWhole: true },
];

/** Nothing is to be made of a stream that has ended. */
const ERASED = 'AccountErased' satisfies ProfileEventType;

/** The streams that the relay has to hear of. */
export const RELAYED_PREFIXES: readonly string[] = [...new Set(RULES.map(({ prefix }) => prefix))];

const DEBOUNCED_RULES = RULES.filter(({ ofWhole }) => ofWhole === true);
const IMMEDIATE_RULES = RULES.filter(({ ofWhole }) => ofWhole !== true);

/** The jobs of an event that start at once. */
export const immediateJobs = (event: RecordedEvent): readonly NewJob[] => jobsOf(event, IMMEDIATE_RULES);

/** The jobs of events that wait for a quiet moment, in their order: the last of each kind and stream. */
export function debouncedJobs(events: readonly RecordedEvent[]): readonly NewJob[] {
  const jobs = new Map<string, NewJob>();
  for (const event of events) {
    for (const job of jobsOf(event, DEBOUNCED_RULES)) {
      const key = `${job.name}|${String(job.once)}`;
      jobs.delete(key);
      jobs.set(key, job);
    }
  }
  return [...jobs.values()];
}

/** The same event leads to the same job ids, however often it is relayed. */
const jobsOf = ({ id, type, stream, revision }: RecordedEvent, rules: readonly Rule[]): readonly NewJob[] =>
  rules
    .filter((rule) => type !== ERASED && (rule.type ?? type) === type && stream.startsWith(rule.prefix))
    .map(({ prefix, queue, name, ofWhole = false }) => {
      const uid = stream.slice(prefix.length);
      const job = {
        queue,
        name,
        id: `${name}-${id}`,
        data: { uid, stream, revision: Number(revision) },
        patient: true,
        priority: 'background' as const,
      };
      return ofWhole ? { ...job, once: uid } : job;
    });
