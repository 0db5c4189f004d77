import { createLogger } from '../logging/logger.js';
import { DeadlineExceeded, Shutdown, withDeadline } from './shutdown.js';

const logger = createLogger('test', 'silent');

it('stops in the given order, once, and goes on after a step that fails', async () => {
  const order: string[] = [];
  const step = (name: string) => () => void order.push(name);
  const shutdown = new Shutdown(logger)
    .then('readiness', step('readiness'))
    .then('broken', () => Promise.reject(new Error('broken')))
    .then('HTTP', async () => {
      await Promise.resolve();
      step('HTTP')();
    })
    .then('stores', step('stores'));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(order).toEqual(['readiness', 'HTTP', 'stores']);
});

it('gives up waiting at the deadline, naming what it waited for', async () => {
  const never = new Promise<void>(() => undefined);
  await expect(withDeadline(never, 5, 'the answer')).rejects.toThrow(DeadlineExceeded);
  await expect(withDeadline(never, 5, 'the answer')).rejects.toThrow(/the answer/);
  await expect(withDeadline(Promise.resolve(1), 1_000, 'the answer')).resolves.toBe(1);
});
