import { ratio } from './figure.js';
import { runWithRetries } from './run-all.js';

const LIMITS = { writes: { share: { min: 0.8, last: null } } };

/** Returns the given shares, one per try. */
const benchReturning =
  (...shares: number[]) =>
  () =>
    Promise.resolve([ratio('share', shares.shift() ?? Number.NaN)]);

describe('runWithRetries', () => {
  it.each([
    { shares: [0.9], tries: 1, failed: [] },
    { shares: [0.7, 0.7], tries: 2, failed: ['share'] },
    { shares: [0.7, 0.9, 0.9], tries: 3, failed: [] },
    { shares: [0.7, 0.9, 0.7], tries: 3, failed: ['share'] },
  ])('fails a limit broken in two of three tries: $shares', async ({ shares, tries, failed }) => {
    expect(await runWithRetries('writes', LIMITS, { short: true }, benchReturning(...shares))).toMatchObject({
      tries,
      failed,
    });
  });

  it('does not check times', async () => {
    const run = () => Promise.resolve([{ name: 'p50', value: 50, unit: 'ms' as const }]);
    expect(await runWithRetries('cv', { cv: { p50: { max: 40, last: null } } }, { short: true }, run)).toMatchObject({
      tries: 1,
      failed: [],
    });
  });
});
