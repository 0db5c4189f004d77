import { getThreadCpuTimeMs } from './thread-cpu-time.js';

it('counts the work of this thread', () => {
  const startedAt = getThreadCpuTimeMs();
  // Ends only if the work is counted.
  while (getThreadCpuTimeMs() < startedAt + 5) Math.sqrt(startedAt);
  expect(getThreadCpuTimeMs()).toBeGreaterThan(startedAt);
});
