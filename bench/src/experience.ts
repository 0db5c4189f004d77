import type { Experience } from '@trackrecord/contracts';

/** One of many work experiences, of a size as people write them; `n` makes it another one. */
export const experience = (id: string, n: number): Experience => ({
  id,
  title: `Engineer ${String(n)}`,
  company: 'Analytical Engines',
  location: 'London',
  description: `Kept the engine running, and wrote down how. ${'It turned faster every year. '.repeat(6)}`,
  startDate: '2020-01-01',
  endDate: null,
  current: true,
});
