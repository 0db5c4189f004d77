import { parseCpuTime, computeStolenShare } from './cpu-steal.js';

const STAT = `cpu  100 10 20 50 5 0 5 10 0 0
cpu0 50 5 10 25 2 0 3 5 0 0
intr 1234
`;

it('parses the total and stolen CPU time', () => {
  expect(parseCpuTime(STAT)).toEqual({ totalTicks: 200, stolenTicks: 10 });
});

it('returns the share stolen between two measurements', () => {
  const before = { totalTicks: 1_000, stolenTicks: 100 };
  expect(computeStolenShare(before, { totalTicks: 1_200, stolenTicks: 150 })).toBe(0.25);
  expect(computeStolenShare(before, before)).toBe(0);
});
