import { z } from 'zod';
import { publicHealthReason } from './health-reason.js';
import { LAG_COUNT } from './limits.js';
import { viewProjection } from '../staff/rebuilds.js';
import { queueName } from '../work/queue-name.js';

/** The processes of the product that report what they do. */
export const SERVICES = ['command-api', 'query-api', 'projector', 'relay', 'worker'] as const;
export const serviceName = z.enum(SERVICES);
export type ServiceName = z.infer<typeof serviceName>;

/**
 * Times of reports in milliseconds. A process reports every `intervalMs`, or every `startIntervalMs` while it starts:
 * until its checks pass, at most for `maxStartMs`. Without a report for `missingAfterMs` it counts as missing.
 */
export const PRESENCE = {
  intervalMs: 10_000,
  startIntervalMs: 1_000,
  maxStartMs: 120_000,
  missingAfterMs: 30_000,
} as const;

const amount = z.number().nonnegative();
const count = z.int().nonnegative();
const checkNames = z.array(z.string().max(60)).max(40);

/** What a process says of itself every 10 seconds. Nothing in it is about people. */
export const processReport = z.strictObject({
  service: serviceName,
  /** The name of the process, such as `worker-cv-1`, unique among those that run. */
  instance: z.string().max(120),
  version: z.string(),
  startedAt: z.date(),
  isReady: z.boolean(),
  /** The names of the checks that fail. */
  failing: checkNames,
  /** The names of the checks that pass, but need attention. */
  warnings: checkNames,
  /** Why it is not ready, if everyone may read that. */
  reason: publicHealthReason.nullable(),
  /** The queues that it processes: how many jobs at a time, and how many it has now. */
  queues: z.array(z.strictObject({ queue: queueName, concurrency: count, active: count })),
  /** The projections whose lease it holds, with their last lags in seconds, oldest first. */
  projections: z.array(z.strictObject({ projection: viewProjection, lags: z.array(amount).max(LAG_COUNT) })),
  /** The lag of the relay in seconds; null if it does not hold the lease or is another service. */
  relayLag: amount.nullable(),
  /** The lag of the index of events in seconds; null if it does not hold its lease or is another service. */
  indexLag: amount.nullable(),
  /** The part of the daily budget of models that is used, from 0 to 1; null without a model. */
  aiBudgetUsed: amount.nullable(),
  /** Requests since the last report, per second; null if it serves none. */
  requestsPerSecond: amount.nullable(),
  /** The 95th percentile of the response time since the last report (s); null without requests. */
  p95Seconds: amount.nullable(),
  /** The 99th percentile of the delay of the event loop (s). */
  eventLoopSeconds: amount,
  /** Resident memory in bytes. */
  memoryBytes: count,
});
export type ProcessReport = z.infer<typeof processReport>;

/** The reports of all processes; each has one document, deleted a day after the last report. */
export const PROCESSES_COLLECTION = 'processes';

type AddedFields = 'warnings' | 'reason' | 'indexLag';

/** A process of an earlier version does not report the fields that were added. */
export interface ProcessDocument extends Omit<ProcessReport, AddedFields>, Partial<Pick<ProcessReport, AddedFields>> {
  readonly _id: string;
  /** When it last reported, by the clock of MongoDB. */
  readonly seenAt: Date;
}

/** A process as operators see it. `missing`: not seen for 30 seconds, whatever it last said of itself. */
export const serviceProcess = z
  .strictObject({
    ...processReport.omit({ isReady: true }).shape,
    startedAt: z.iso.datetime(),
    seenAt: z.iso.datetime(),
    state: z.enum(['ready', 'not-ready', 'missing']),
  })
  .meta({ id: 'ServiceProcess' });
export type ServiceProcess = z.infer<typeof serviceProcess>;
