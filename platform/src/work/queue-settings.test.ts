import { getLockOptions } from './queue-settings.js';

it('locks a job for ten seconds and checks for stalled jobs twice as often', () => {
  expect(getLockOptions()).toEqual({ lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3 });
});

it('uses the configured lock duration', () => {
  expect(getLockOptions(4)).toEqual({ lockDuration: 4_000, stalledInterval: 2_000, maxStalledCount: 3 });
});
