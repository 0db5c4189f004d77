import { QUEUES } from '@trackrecord/contracts';
import { Metrics } from '../metrics/metrics.js';
import { createQueueMetrics } from './queue-metrics.js';
import type { QueueState } from './queue-state.js';

const STATE: QueueState = {
  jobs: { waiting: 1, prioritized: 2, delayed: 3, active: 4, failed: 5 },
  isPaused: false,
  maxConcurrency: null,
  oldestSeconds: null,
  done: [],
};

async function scrape(read: () => Promise<ReadonlyMap<(typeof QUEUES)[number], QueueState>>): Promise<string> {
  const metrics = new Metrics();
  createQueueMetrics(metrics, { read });
  return metrics.registry.metrics();
}

it('shows the jobs of each queue by state, the age of the next one, and whether the queue is paused', async () => {
  const cv = { ...STATE, isPaused: true, oldestSeconds: 12.5 };
  const text = await scrape(() =>
    Promise.resolve(new Map(QUEUES.map((queue) => [queue, queue === 'cv' ? cv : STATE]))),
  );
  for (const [state, count] of Object.entries(STATE.jobs))
    expect(text).toContain(`queue_jobs{queue="cv",state="${state}"} ${String(count)}\n`);
  expect(text).toContain('queue_oldest_seconds{queue="cv"} 12.5\n');
  expect(text).toContain('queue_oldest_seconds{queue="roles"} 0\n');
  expect(text).toContain('queue_paused{queue="cv"} 1\n');
  expect(text).toContain('queue_paused{queue="roles"} 0\n');
});

it('shows NaN, not zero, while Redis is unreachable', async () => {
  const text = await scrape(() => Promise.reject(new Error('unreachable')));
  expect(text).toContain('queue_jobs{queue="cv",state="waiting"} Nan\n');
  expect(text).toContain('queue_paused{queue="cv"} Nan\n');
});
