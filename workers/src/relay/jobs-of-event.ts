import { ONBOARDING_STREAM_PREFIX, type OnboardingEventType } from '@trackrecord/contracts';
import type { NewJob, RecordedEvent } from '@trackrecord/platform';

/** A rule of the relay: events of a type, in streams of a kind, lead to a job. */
interface Rule {
  readonly prefix: string;
  readonly type: string;
  readonly queue: string;
  readonly name: string;
}

/** What leads to what. A new kind of job in the background is a line here and a processor. */
const RULES: readonly Rule[] = [
  {
    prefix: ONBOARDING_STREAM_PREFIX,
    type: 'OnboardingStepCompleted' satisfies OnboardingEventType,
    queue: 'skills',
    name: 'notice-skills',
  },
];

/** The streams that the relay has to hear of. */
export const RELAYED_PREFIXES: readonly string[] = [...new Set(RULES.map(({ prefix }) => prefix))];

/** The jobs that an event leads to; the same event leads to the same job ids, however often it is relayed. */
export const jobsOfEvent = ({ id, type, stream, revision }: RecordedEvent): readonly NewJob[] =>
  RULES.filter((rule) => rule.type === type && stream.startsWith(rule.prefix)).map(({ prefix, queue, name }) => ({
    queue,
    name,
    id: `${name}-${id}`,
    data: { uid: stream.slice(prefix.length), stream, revision: Number(revision) },
    patient: true,
  }));
