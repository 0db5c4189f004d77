import fc from 'fast-check';
import { revertFields } from './revert-fields.js';

const FIELDS = ['title', 'company', 'description', 'location'] as const;
const word = fc.constantFrom('Alpha', 'Beta', 'Gamma');
const item = fc.record(
  { title: word, company: word, description: word, location: word },
  { noNullPrototype: true, requiredKeys: ['title', 'company'] },
);

it('reverts the changed fields and keeps all others, unless a field was changed again', () => {
  let runCount = 0;
  let revertCount = 0;
  fc.assert(
    fc.property(item, item, item, (before, after, current) => {
      runCount += 1;
      const changedFields = FIELDS.filter((field) => before[field] !== after[field]);
      const reverted = revertFields(before, after, current);
      expect(reverted === undefined).toBe(changedFields.some((field) => current[field] !== after[field]));
      if (reverted === undefined) return;
      revertCount += 1;
      for (const field of FIELDS)
        expect(reverted[field]).toBe(changedFields.includes(field) ? before[field] : current[field]);
    }),
    { numRuns: 2_000 },
  );
  expect(revertCount / runCount).toBeGreaterThan(0.02);
});

it('removes a field that was added', () => {
  const reverted = revertFields<Record<string, string>>(
    { title: 'A' },
    { title: 'A', location: 'B' },
    { title: 'C', location: 'B' },
  );
  expect(reverted).toEqual({ title: 'C' });
});

it('treats start, end and ongoing as one value', () => {
  const ongoing = { startDate: '2020', endDate: null, current: true };
  const ended = { startDate: '2020', endDate: '2024', current: false };
  expect(revertFields<object>(ongoing, ended, { ...ended, startDate: '2023' })).toBeUndefined();
  expect(revertFields<object>(ongoing, ended, { ...ended, title: 'B' })).toEqual({ ...ongoing, title: 'B' });
});
