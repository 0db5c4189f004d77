import { type Figure, createRatio, createTimeRatio } from './figure.js';
import { runWithRetries } from './run-all.js';

/** `last` is the recorded value, which is not checked. */
const LIMITS = { writes: { share: { min: 0.8, last: null } } };

/** Creates a fake bench that returns one share per attempt. An attempt with a share of null fails. */
const createBenchRun =
  (...shares: (number | null)[]) =>
  () => {
    const share = shares.shift() ?? null;
    return share === null
      ? Promise.reject(new Error('bench crashed'))
      : Promise.resolve({ figures: [createRatio('share', share)], stolenShare: 0 });
  };

const createFixedRun = (figure: Figure, stolenShare: number) => () =>
  Promise.resolve({ figures: [figure], stolenShare });

describe('runWithRetries', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    { shares: [0.9], attempts: 1, failedFigures: [] },
    { shares: [0.7, 0.7], attempts: 2, failedFigures: ['share'] },
    { shares: [0.7, 0.9, 0.9], attempts: 3, failedFigures: [] },
    { shares: [0.7, 0.9, 0.7], attempts: 3, failedFigures: ['share'] },
  ])('fails if a limit is broken in two of three attempts: $shares', async ({ shares, attempts, failedFigures }) => {
    expect(await runWithRetries('writes', LIMITS, { isShort: true }, createBenchRun(...shares))).toMatchObject({
      attempts,
      failedFigures,
    });
  });

  it.each([
    { results: [null, 0.9, 0.9], attempts: 3 },
    { results: [0.9], attempts: 1 },
  ])('retries a failed attempt: $results', async ({ results, attempts }) => {
    expect(await runWithRetries('writes', LIMITS, { isShort: true }, createBenchRun(...results))).toMatchObject({
      attempts,
      failedFigures: [],
    });
  });

  it.each([{ results: [null, null] }, { results: [null, 0.9, null] }])(
    'throws if two of three attempts fail: $results',
    async ({ results }) => {
      const run = createBenchRun(...results);
      await expect(runWithRetries('writes', LIMITS, { isShort: true }, run)).rejects.toThrow('bench crashed');
    },
  );

  it.each([
    { stolenShare: 0.1, failedFigures: ['share'] },
    { stolenShare: 0.2, failedFigures: [] },
  ])(
    'checks time ratios if at most a tenth of the CPU time was stolen: $stolenShare',
    async ({ stolenShare, failedFigures }) => {
      const run = createFixedRun(createTimeRatio('share', 0.7), stolenShare);
      expect(await runWithRetries('writes', LIMITS, { isShort: true }, run)).toMatchObject({
        failedFigures,
        stolenShare,
      });
    },
  );

  it.each([
    { stolenShare: 0.1, failedFigures: ['load'] },
    { stolenShare: 0.2, failedFigures: [] },
  ])('checks loads if at most a tenth of the CPU time was stolen: $stolenShare', async (expected) => {
    const run = createFixedRun({ name: 'load', value: 6, unit: '%' }, expected.stolenShare);
    const limits = { idle: { load: { max: 5, last: null } } };
    expect(await runWithRetries('idle', limits, { isShort: true }, run)).toMatchObject(expected);
  });

  it('checks ratios of counts regardless of stolen CPU time', async () => {
    const run = createFixedRun(createRatio('share', 0.7), 0.9);
    expect(await runWithRetries('writes', LIMITS, { isShort: true }, run)).toMatchObject({ failedFigures: ['share'] });
  });
});
