import fc from 'fast-check';
import { mergedFields } from './merged-fields.js';

const FIELDS = ['title', 'company', 'description', 'location'] as const;
const word = fc.constantFrom('Alpha', 'Beta', 'Gamma');
const item = fc.record(
  { title: word, company: word, description: word, location: word },
  { noNullPrototype: true, requiredKeys: ['title', 'company'] },
);

it('takes back what a change did and keeps every other field as it is now, or does nothing at all', () => {
  let merges = 0;
  fc.assert(
    fc.property(item, item, item, (before, after, now) => {
      const touched = FIELDS.filter((field) => before[field] !== after[field]);
      const merged = mergedFields(before, after, now);
      expect(merged === undefined).toBe(touched.some((field) => now[field] !== after[field]));
      if (merged === undefined) return;
      merges += 1;
      for (const field of FIELDS) expect(merged[field]).toBe(touched.includes(field) ? before[field] : now[field]);
    }),
    { numRuns: 2_000 },
  );
  expect(merges).toBeGreaterThan(50);
});

it('a field that was not there goes away again', () => {
  const merged = mergedFields<Record<string, string>>(
    { title: 'A' },
    { title: 'A', location: 'B' },
    { title: 'C', location: 'B' },
  );
  expect(merged).toEqual({ title: 'C' });
});

it('start, end and going on are one thing', () => {
  const open = { startDate: '2020', endDate: null, current: true };
  const ended = { startDate: '2020', endDate: '2024', current: false };
  expect(mergedFields<object>(open, ended, { ...ended, startDate: '2023' })).toBeUndefined();
  expect(mergedFields<object>(open, ended, { ...ended, title: 'B' })).toEqual({ ...open, title: 'B' });
});
