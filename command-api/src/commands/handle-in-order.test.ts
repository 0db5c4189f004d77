import { expect, it } from '@jest/globals';
import type { CommandRequest } from '../http/command-request.js';
import { handleInOrder } from './handle-in-order.js';

const request = {} as CommandRequest;
const result = {} as never;

/** Creates a handler that notes when commands start, and finishes them on demand. */
function createHandler() {
  const started: string[] = [];
  const pending: { finish: () => void; fail: () => void }[] = [];
  const handler = handleInOrder<string, null, never>({
    handle: (uid, command) => {
      started.push(`${uid} ${command}`);
      return new Promise((resolve, reject) => {
        pending.push({ finish: () => resolve(result), fail: () => reject(new Error(`${command} failed`)) });
      });
    },
  });
  return { handler, started, pending };
}

it('starts the next command of a user when the one before it is done', async () => {
  const { handler, started, pending } = createHandler();
  const first = handler.handle('ann', 'one', request);
  const second = handler.handle('ann', 'two', request);
  await Promise.resolve();
  expect(started).toEqual(['ann one']);
  pending[0]?.finish();
  await first;
  await new Promise(setImmediate);
  expect(started).toEqual(['ann one', 'ann two']);
  pending[1]?.finish();
  expect(await second).toBe(result);
});

it('handles the next command after a command failed', async () => {
  const { handler, pending } = createHandler();
  const first = handler.handle('ann', 'one', request);
  const second = handler.handle('ann', 'two', request);
  await Promise.resolve();
  pending[0]?.fail();
  await expect(first).rejects.toThrow('one failed');
  await new Promise(setImmediate);
  pending[1]?.finish();
  expect(await second).toBe(result);
});

it('does not wait for commands of other users', async () => {
  const { handler, started } = createHandler();
  void handler.handle('ann', 'one', request);
  void handler.handle('ben', 'two', request);
  await Promise.resolve();
  expect(started).toEqual(['ann one', 'ben two']);
});
