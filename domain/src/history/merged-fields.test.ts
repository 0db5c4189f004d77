import fc from 'fast-check';
import { revertFields } from './merged-fields.js';

const FIELDS = ['title', 'company', 'description', 'location'] as const;
const word = fc.constantFrom('Alpha', 'Beta', 'Gamma');
const item = fc.record(
  { title: word, company: word, description: word, location: word },
  { noNullPrototype: true, requiredKeys: ['title', 'company'] },
);

it('reverts the changed fields and keeps all others, or does nothing', () => {
  let merges = 0;
  fc.assert(
    fc.property(item, item, item, (before, after, now) => {
      const touched = FIELDS.filter((field) => before[field] !== after[field]);
      const merged = revertFields(before, after, now);
      expect(merged === undefined).toBe(touched.some((field) => now[field] !== after[field]));
      if (merged === undefined) return;
      merges += 1;
      for (const field of FIELDS) expect(merged[field]).toBe(touched.includes(field) ? before[field] : now[field]);
    }),
    { numRuns: 2_000 },
  );
  expect(merges).toBeGreaterThan(50);
});

it('removes a field that was added', () => {
  const merged = revertFields<Record<string, string>>(
    { title: 'A' },
    { title: 'A', location: 'B' },
    { title: 'C', location: 'B' },
  );
  expect(merged).toEqual({ title: 'C' });
});

it('treats start, end and ongoing as one value', () => {
  const open = { startDate: '2020', endDate: null, current: true };
  const ended = { startDate: '2020', endDate: '2024', current: false };
  expect(revertFields<object>(open, ended, { ...ended, startDate: '2023' })).toBeUndefined();
  expect(revertFields<object>(open, ended, { ...ended, title: 'B' })).toEqual({ ...open, title: 'B' });
});
