import { formatPerformanceDoc } from './performance-doc.js';

const conditions = { date: new Date('2026-11-29T10:00:00Z'), processors: 2, load: 0.5 };
const result = {
  bench: 'idle',
  figures: [
    { figure: { name: 'CPU', value: 1, unit: 'ratio' as const }, limit: { max: 2, last: null }, isWithinLimit: true },
  ],
  failedFigures: [],
  attempts: 1,
  stolenShare: 0,
};

it('replaces the table and keeps the sections below it', () => {
  const previousDoc = '# Performance\n\n| CPU | 9.00 |\n\n## Image sizes\n\n| worker | 1 |\n';
  const doc = formatPerformanceDoc([result], conditions, previousDoc);
  expect(doc).toContain('| CPU | 1.00 | ≤ 2 | `npm run bench -- idle` |');
  expect(doc).not.toContain('9.00');
  expect(doc.endsWith('`npm run bench -- idle` |\n\n## Image sizes\n\n| worker | 1 |\n')).toBe(true);
});

it('ends with the table if there are no other sections', () => {
  const doc = formatPerformanceDoc([result], conditions, '# Performance\n');
  expect(doc.endsWith('`npm run bench -- idle` |\n')).toBe(true);
});
