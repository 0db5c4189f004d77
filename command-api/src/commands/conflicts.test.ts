import { APPLICATIONS_STREAM_PREFIX } from '@trackrecord/contracts';
import { waitAfterConflict } from './conflicts.js';

const { signal } = new AbortController();

it('a conflict is retried while there is time', async () => {
  await expect(
    waitAfterConflict(APPLICATIONS_STREAM_PREFIX, 1, { remainingMs: 5_000, signal }),
  ).resolves.toBeUndefined();
});

it('a conflict at the deadline is a 409 that names what is being changed', async () => {
  await expect(waitAfterConflict(APPLICATIONS_STREAM_PREFIX, 1, { remainingMs: 0, signal })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Your applications are being changed elsewhere right now. Please try again.',
  });
});

it('a conflict is not retried for a client that disconnected', async () => {
  const controller = new AbortController();
  controller.abort(new Error('disconnected'));
  const deadline = { remainingMs: 5_000, signal: controller.signal };
  await expect(waitAfterConflict(APPLICATIONS_STREAM_PREFIX, 1, deadline)).rejects.toThrow('disconnected');
});

it('a retry waits for at most 100 ms, however many conflicts there were', async () => {
  // Would overflow, or exceed the remaining time, if the delay doubled without end.
  await expect(
    waitAfterConflict(APPLICATIONS_STREAM_PREFIX, 2_000, { remainingMs: 5_000, signal }),
  ).resolves.toBeUndefined();
});
