import { IdleTimer } from './idle-timer.js';

const IDLE_MS = 1_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const createControlledTask = () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  return { run: () => work, finish: () => finish() };
};

it('calls back once after the last of several tasks', async () => {
  const onIdle = jest.fn();
  const timer = new IdleTimer(IDLE_MS, onIdle);
  const [first, second] = [createControlledTask(), createControlledTask()];
  const runs = [timer.run(first.run), timer.run(second.run)];
  first.finish();
  await runs[0];
  jest.advanceTimersByTime(10 * IDLE_MS);
  expect(onIdle).not.toHaveBeenCalled();
  second.finish();
  await runs[1];
  jest.advanceTimersByTime(IDLE_MS - 1);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * IDLE_MS);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('starts again with each task, also after a failure', async () => {
  const onIdle = jest.fn();
  const timer = new IdleTimer(IDLE_MS, onIdle);
  await expect(timer.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  jest.advanceTimersByTime(IDLE_MS - 1);
  await timer.run(() => Promise.resolve());
  jest.advanceTimersByTime(IDLE_MS - 1);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('does not call back once stopped, also after work that ends later', async () => {
  const onIdle = jest.fn();
  const timer = new IdleTimer(IDLE_MS, onIdle);
  const task = createControlledTask();
  const run = timer.run(task.run);
  timer.stop();
  task.finish();
  await run;
  jest.advanceTimersByTime(10 * IDLE_MS);
  expect(onIdle).not.toHaveBeenCalled();
});
