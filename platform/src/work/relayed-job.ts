import { type JobContext, jobContext } from '@trackrecord/contracts';
import type { RecordedEvent } from '../event-store/types.js';
import type { NewJob } from './new-job.js';

/** What the jobs of an event are created from. */
export type EventEnvelope = Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'metadata'>;

/** The kind of the job of an event. */
export interface RelayedJobKind {
  readonly queue: string;
  readonly name: string;
  /** Whether the job processes the whole stream; such jobs are deduplicated per stream. */
  readonly isPerStream?: boolean;
}

/**
 * Creates the background job of an event of a user. Its id derives from that of the event, so adding it again adds no
 * new job.
 */
export function createRelayedJob(
  { id, stream, revision, metadata }: EventEnvelope,
  uid: string,
  { queue, name, isPerStream = false }: RelayedJobKind,
): NewJob {
  const job: NewJob = {
    queue,
    name,
    id: `${name}-${id}`,
    data: { uid, stream, revision: Number(revision), ...toJobContext(id, metadata) },
    hasLongRetries: true,
    priority: 'background',
  };
  return isPerStream ? { ...job, deduplicationId: uid } : job;
}

/** Returns the ids that a job takes over from its event; none if the metadata has another shape. */
function toJobContext(eventId: string, metadata: unknown): JobContext {
  const parsed = relayedMetadata.safeParse(metadata);
  return parsed.success ? { ...parsed.data, causationId: eventId } : {};
}

const relayedMetadata = jobContext.pick({ correlationId: true, trace: true });
