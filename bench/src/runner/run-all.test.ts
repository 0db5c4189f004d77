import { type Figure, ratio, timeRatio } from './figure.js';
import { runWithRetries } from './run-all.js';

const LIMITS = { writes: { share: { min: 0.8, last: null } } };

/** Returns the given shares, one per try; a try whose share is null fails. */
const benchReturning =
  (...shares: (number | null)[]) =>
  () => {
    const share = shares.shift() ?? null;
    return share === null
      ? Promise.reject(new Error('it crashed'))
      : Promise.resolve({ figures: [ratio('share', share)], stolen: 0 });
  };

const measuring = (figure: Figure, stolen: number) => () => Promise.resolve({ figures: [figure], stolen });

describe('runWithRetries', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    { shares: [0.9], tries: 1, failed: [] },
    { shares: [0.7, 0.7], tries: 2, failed: ['share'] },
    { shares: [0.7, 0.9, 0.9], tries: 3, failed: [] },
    { shares: [0.7, 0.9, 0.7], tries: 3, failed: ['share'] },
  ])('fails if a limit is broken in two of three tries: $shares', async ({ shares, tries, failed }) => {
    expect(await runWithRetries('writes', LIMITS, { short: true }, benchReturning(...shares))).toMatchObject({
      tries,
      failed,
    });
  });

  it.each([
    { results: [null, 0.9, 0.9], tries: 3 },
    { results: [0.9], tries: 1 },
  ])('retries a failed try: $results', async ({ results, tries }) => {
    expect(await runWithRetries('writes', LIMITS, { short: true }, benchReturning(...results))).toMatchObject({
      tries,
      failed: [],
    });
  });

  it.each([{ results: [null, null] }, { results: [null, 0.9, null] }])(
    'throws if two of three tries fail: $results',
    async ({ results }) => {
      const run = benchReturning(...results);
      await expect(runWithRetries('writes', LIMITS, { short: true }, run)).rejects.toThrow('it crashed');
    },
  );

  it('does not check times', async () => {
    const run = measuring({ name: 'p50', value: 50, unit: 'ms' }, 0);
    expect(await runWithRetries('cv', { cv: { p50: { max: 40, last: null } } }, { short: true }, run)).toMatchObject({
      tries: 1,
      failed: [],
    });
  });

  it.each([
    { stolen: 0.1, failed: ['share'] },
    { stolen: 0.2, failed: [] },
  ])('checks time ratios if at most a tenth of the CPU time was stolen: $stolen', async ({ stolen, failed }) => {
    const run = measuring(timeRatio('share', 0.7), stolen);
    expect(await runWithRetries('writes', LIMITS, { short: true }, run)).toMatchObject({ failed, stolen });
  });

  it('checks counts regardless of stolen CPU time', async () => {
    const run = measuring(ratio('share', 0.7), 0.9);
    expect(await runWithRetries('writes', LIMITS, { short: true }, run)).toMatchObject({ failed: ['share'] });
  });
});
