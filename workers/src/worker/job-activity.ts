import {
  activityEntry,
  CV_UNAVAILABLE,
  type Engine,
  isTransient,
  requestedJob,
  workFailure,
} from '@trackrecord/contracts';
import type { NewActivity } from '@trackrecord/platform';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { readJobContext } from './job-context.js';

/**
 * Work whose successes are not recorded. The client requests some by itself, while the user types and when a posting is
 * opened: they would fill the log. Support requests the CVs of past revisions, which the access stream records.
 */
const UNRECORDED_SUCCESSES: readonly string[] = ['detect-skills', 'explain-match', 'render-past-cv'];

const personalJob = z.object({ uid: z.string(), workId: requestedJob.shape.workId.optional() });

/** Describes work that succeeded; undefined for jobs without a user and for those that would fill the log. */
export function toSuccessActivity(job: Job, engine: Engine | undefined): NewActivity | undefined {
  if (UNRECORDED_SUCCESSES.includes(job.name)) return undefined;
  return toActivity(job, { outcome: 'ended', code: 'done' }, { engine });
}

/** Describes a job that failed permanently, with the code that BullMQ stores; undefined for jobs without a user. */
export function toFailureActivity(job: Job, reason: string): NewActivity | undefined {
  const failure = toCode(reason);
  const parsed = workFailure.safeParse(failure);
  const isUnavailable = failure === 'transcription-unavailable' || failure === CV_UNAVAILABLE;
  const outcome =
    isUnavailable || (parsed.success && parsed.data !== 'internal' && isTransient(parsed.data))
      ? 'unavailable'
      : 'failed';
  return toActivity(job, { outcome, code: failure }, { failure });
}

function toActivity(
  job: Job,
  result: Pick<NewActivity, 'outcome' | 'code'>,
  details: Pick<NewActivity['details'], 'engine' | 'failure'>,
): NewActivity | undefined {
  const parsedData = personalJob.safeParse(job.data);
  if (!parsedData.success) return undefined;
  const { uid, workId } = parsedData.data;
  const startedAt = job.processedOn ?? Date.now();
  return {
    uid,
    kind: 'work',
    status: null,
    ...result,
    details: {
      correlationId: readJobContext(job.data).correlationId,
      workId,
      workKind: job.name,
      attempts: Math.max(1, job.attemptsStarted),
      waitedMs: Math.max(0, startedAt - job.timestamp),
      tookMs: Math.max(0, (job.finishedOn ?? Date.now()) - startedAt),
      ...details,
    },
  };
}

/** Returns the code of a failure. BullMQ's own reasons are sentences; they become `stalled` or `internal`. */
function toCode(reason: string): string {
  if (activityEntry.shape.code.safeParse(reason).success) return reason;
  return reason.includes('stalled') ? 'stalled' : 'internal';
}
