import { z } from 'zod';
import { viewProjection } from '../staff/rebuilds.js';
import { queueName } from '../work/queue-name.js';
import { erasureSummary, feedSummary } from './feeds.js';
import { serviceName, serviceProcess } from './processes.js';
import { projectionSummary } from './projections.js';
import { queueSummary } from './queues.js';

const count = z.int().positive();

/** What needs a person, in the order of urgency. */
export const problem = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('failed-jobs'), queue: queueName, count }),
    z.strictObject({ kind: z.literal('quarantine'), projection: viewProjection, count }),
    z.strictObject({ kind: z.literal('mismatch'), projection: viewProjection, count }),
    z.strictObject({ kind: z.literal('no-worker'), queue: queueName, waiting: z.int().nonnegative() }),
    z.strictObject({ kind: z.literal('paused'), queue: queueName, waiting: z.int().nonnegative() }),
    z.strictObject({ kind: z.literal('no-holder'), projection: viewProjection }),
    z.strictObject({ kind: z.literal('stalled'), projection: viewProjection, seconds: z.number() }),
    z.strictObject({ kind: z.literal('missing'), service: serviceName, instance: z.string(), since: z.iso.datetime() }),
    z.strictObject({ kind: z.literal('two-versions'), versions: z.array(z.string()).min(2) }),
    z.strictObject({ kind: z.literal('feed'), feed: z.string(), failure: z.string() }),
    z.strictObject({ kind: z.literal('erasure'), seconds: z.number() }),
  ])
  .meta({ id: 'OperationsProblem' });
export type Problem = z.infer<typeof problem>;

/** GET /operations/overview: the whole picture. Parts whose store cannot be reached are null. */
export const operationsOverview = z
  .strictObject({
    /** When it was read. */
    at: z.iso.datetime(),
    problems: z.array(problem),
    processes: z.array(serviceProcess).nullable(),
    queues: z.array(queueSummary).nullable(),
    projections: z.array(projectionSummary).nullable(),
    feeds: z.array(feedSummary).nullable(),
    erasures: erasureSummary.nullable(),
    /** The part of the daily budget of models that is used, from 0 to 1; null without a model. */
    aiBudgetUsed: z.number().min(0).nullable(),
  })
  .meta({ id: 'OperationsOverview' });
export type OperationsOverview = z.infer<typeof operationsOverview>;
