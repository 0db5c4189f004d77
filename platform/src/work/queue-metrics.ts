import { JOB_STATES, type QueueName, QUEUES } from '@trackrecord/contracts';
import type { Metrics } from '../metrics/metrics.js';
import type { QueueState } from './queue-state.js';
import type { QueueStates } from './queue-states.js';

/** Creates the gauges of all queues, which read Redis at most once in two seconds. */
export function createQueueMetrics(metrics: Metrics, states: Pick<QueueStates, 'read'>): void {
  const readEach = (read: (state: QueueState) => number): Readonly<Record<QueueName, () => Promise<number>>> =>
    Object.fromEntries(
      QUEUES.map((queue) => [
        queue,
        async () => {
          const state = (await states.read()).get(queue);
          return state ? read(state) : Number.NaN;
        },
      ]),
    ) as Record<QueueName, () => Promise<number>>;
  metrics.createGauge(
    'queue_oldest_seconds',
    'How long ago the job that starts next was added; 0 if none waits',
    'queue',
    readEach(({ oldestSeconds }) => oldestSeconds ?? 0),
  );
  metrics.createGauge(
    'queue_paused',
    'Whether an operator has paused the queue: 1, else 0',
    'queue',
    readEach(({ isPaused }) => Number(isPaused)),
  );
  metrics.createGauges(
    'queue_jobs',
    'Jobs by queue and state',
    ['queue', 'state'],
    QUEUES.flatMap((queue) =>
      JOB_STATES.map((state) => ({
        labels: [queue, state],
        read: async () => (await states.read()).get(queue)?.jobs[state],
      })),
    ),
  );
}
