import { JOB_OPTIONS } from '@trackrecord/platform';
import type { Queue } from 'bullmq';

/** The job that resumes interrupted erasures. */
export const RESUME_ERASURES = { queue: 'erasure', name: 'finish-erasures' } as const;

const INTERVAL_MS = 30_000;

/** Schedules the job that resumes interrupted erasures. */
export async function scheduleErasures(queue: Queue): Promise<void> {
  // No retries, because the next run follows soon.
  const opts = { ...JOB_OPTIONS, attempts: 1 };
  await queue.upsertJobScheduler(RESUME_ERASURES.name, { every: INTERVAL_MS }, { name: RESUME_ERASURES.name, opts });
}
