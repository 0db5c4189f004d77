import { type QueueName, queueName } from '@trackrecord/contracts';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { QueueState } from './queue-state.js';

const backlogQuery = z.object({
  queues: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(queueName)),
});

/** What the backlog is read from. */
interface BacklogSource {
  readonly read: () => Promise<ReadonlyMap<QueueName, Pick<QueueState, 'jobs'>>>;
}

export const BACKLOG_PATH = '/metrics/backlog';

/**
 * GET ?queues=cv,roles: how many jobs of these queues wait or are active, as `{"jobs":12}`, for an autoscaler (decision
 * 087). 400 if a queue is missing or unknown, 503 while Redis is unreachable.
 */
export const getBacklog =
  (states: BacklogSource): RequestHandler =>
  async (request, response) => {
    const query = backlogQuery.safeParse(request.query).data;
    if (!query) {
      response.status(400).json({ error: 'queues must be names of queues, separated by commas' });
      return;
    }
    try {
      const statesByQueue = await states.read();
      const counts = [...new Set(query.queues)].flatMap((queue) => statesByQueue.get(queue)?.jobs ?? []);
      const jobs = counts.reduce((sum, { waiting, prioritized, active }) => sum + waiting + prioritized + active, 0);
      response.json({ jobs });
    } catch (error) {
      response.status(503).json({ error: error instanceof Error ? error.message : String(error) });
    }
  };
