import { QUEUES, type ServiceProcess } from '@trackrecord/contracts';

/**
 * Checks the workers by what they last reported: each queue needs one that is ready. Returns `warning` if one of them
 * needs attention.
 * @throws {Error} with the reason of a worker that is not ready, or with the queues that have none.
 */
export function checkWorkers(processes: readonly ServiceProcess[]): 'warning' | undefined {
  const workers = processes.filter(({ service, state }) => service === 'worker' && state !== 'missing');
  const readyWorkers = workers.filter(({ state }) => state === 'ready');
  const served = new Set(readyWorkers.flatMap(({ queues }) => queues.map(({ queue }) => queue)));
  const unserved = QUEUES.filter((queue) => !served.has(queue));
  if (unserved.length > 0) {
    const reason = workers.map((worker) => worker.reason).find(Boolean);
    throw new Error(reason ?? `no worker is ready for ${unserved.join(', ')}`);
  }
  return readyWorkers.some(({ warnings }) => warnings.length > 0) ? 'warning' : undefined;
}
