import type { Experience } from '@trackrecord/contracts';

/** Creates a work experience of typical size; `n` varies its content. */
export const createExperience = (id: string, n: number): Experience => ({
  id,
  title: `Engineer ${String(n)}`,
  company: 'Analytical Engines',
  location: 'London',
  description: `Kept the engine running, and wrote down how. ${'It turned faster every year. '.repeat(6)}`,
  startDate: '2020-01-01',
  endDate: null,
  current: true,
});
