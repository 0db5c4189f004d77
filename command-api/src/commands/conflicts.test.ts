import { APPLICATIONS_STREAM_PREFIX } from '@trackrecord/contracts';
import { conflictError, waitAfterConflict } from './conflicts.js';

const { signal } = new AbortController();

it('a conflict is retried while there is time', async () => {
  expect(await waitAfterConflict(1, { remainingMs: 5_000, signal })).toBe(true);
});

it('a conflict is not retried at the deadline', async () => {
  expect(await waitAfterConflict(1, { remainingMs: 0, signal })).toBe(false);
});

it('a conflict is a 409 that names what is being changed', () => {
  expect(conflictError(APPLICATIONS_STREAM_PREFIX)).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Your applications are being changed elsewhere right now. Please try again.',
  });
});

it('a conflict is not retried for a client that disconnected', async () => {
  const controller = new AbortController();
  controller.abort(new Error('disconnected'));
  const deadline = { remainingMs: 5_000, signal: controller.signal };
  await expect(waitAfterConflict(1, deadline)).rejects.toThrow('disconnected');
});

it('a retry waits for at most 100 ms, however many conflicts there were', async () => {
  // Would overflow, or exceed the remaining time, if the delay doubled without end.
  expect(await waitAfterConflict(2_000, { remainingMs: 5_000, signal })).toBe(true);
});
