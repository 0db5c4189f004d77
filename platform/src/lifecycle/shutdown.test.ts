import { createLogger } from '../logging/logger.js';
import { DeadlineExceededError, Shutdown, withDeadline } from './shutdown.js';

const logger = createLogger('test', 'silent');

afterEach(() => jest.useRealTimers());

it('runs the steps once, in order, and continues after a failed step', async () => {
  const order: string[] = [];
  const createStep = (name: string) => () => void order.push(name);
  const shutdown = new Shutdown(logger)
    .addStep('readiness', createStep('readiness'))
    .addStep('broken', () => Promise.reject(new Error('broken')))
    .addStep('HTTP', async () => {
      await Promise.resolve();
      createStep('HTTP')();
    })
    .addStep('stores', createStep('stores'));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(order).toEqual(['readiness', 'HTTP', 'stores']);
});

it('gives up a step after its timeout, by default after ten seconds', async () => {
  jest.useFakeTimers();
  const hang = () => new Promise<void>(() => undefined);
  const order: string[] = [];
  const shutdown = new Shutdown(logger)
    .addStep('queues', hang, 60_000)
    .addStep('HTTP', () => {
      order.push('HTTP');
      return hang();
    })
    .addStep('stores', () => void order.push('stores'));
  const run = shutdown.run();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(order).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['HTTP']);
  await jest.advanceTimersByTimeAsync(10_000);
  await run;
  expect(order).toEqual(['HTTP', 'stores']);
});

it('throws DeadlineExceededError with the name of the operation', async () => {
  const never = new Promise<void>(() => undefined);
  await expect(withDeadline(never, 5, 'the operation')).rejects.toThrow(DeadlineExceededError);
  await expect(withDeadline(never, 5, 'the operation')).rejects.toThrow(/the operation/);
  await expect(withDeadline(Promise.resolve(1), 1_000, 'the operation')).resolves.toBe(1);
});
