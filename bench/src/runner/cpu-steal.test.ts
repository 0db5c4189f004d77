import { parseCpuTime, computeStolenShare } from './cpu-steal.js';

const STAT = `cpu  100 10 20 50 5 0 5 10 0 0
cpu0 50 5 10 25 2 0 3 5 0 0
intr 1234
`;

it('parses the stolen CPU time', () => {
  expect(parseCpuTime(STAT)).toEqual({ all: 200, stolen: 10 });
});

it('returns the share stolen between two measurements', () => {
  const from = { all: 1_000, stolen: 100 };
  expect(computeStolenShare(from, { all: 1_200, stolen: 150 })).toBe(0.25);
  expect(computeStolenShare(from, from)).toBe(0);
});
