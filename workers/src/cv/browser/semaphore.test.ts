import { Semaphore } from './semaphore.js';

const neverAborted = new AbortController().signal;
const createControlledTask = () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  return { work, finish: () => finish() };
};

it('limits concurrency and keeps the order of waiting tasks', async () => {
  const semaphore = new Semaphore(2);
  const tasks = [createControlledTask(), createControlledTask(), createControlledTask(), createControlledTask()];
  const startedIndexes: number[] = [];
  const all = tasks.map(({ work }, index) =>
    semaphore.run(neverAborted, () => {
      startedIndexes.push(index);
      return work;
    }),
  );
  await Promise.resolve();
  expect(startedIndexes).toEqual([0, 1]);
  tasks[1]?.finish();
  await all[1];
  await Promise.resolve();
  expect(startedIndexes).toEqual([0, 1, 2]);
  for (const { finish } of tasks) finish();
  await Promise.all(all);
  expect(startedIndexes).toEqual([0, 1, 2, 3]);
});

it('continues after failures and aborted waits', async () => {
  const semaphore = new Semaphore(1);
  const first = createControlledTask();
  const controller = new AbortController();
  const running = semaphore.run(neverAborted, () => first.work);
  const aborted = semaphore.run(controller.signal, () => Promise.resolve('done'));
  const last = semaphore.run(neverAborted, () => Promise.reject(new Error('broken')));
  controller.abort();
  await expect(aborted).rejects.toThrow('timed out waiting for a slot');
  await expect(semaphore.run(AbortSignal.abort(), () => Promise.resolve())).rejects.toThrow('timed out');
  first.finish();
  await running;
  await expect(last).rejects.toThrow('broken');
  await expect(semaphore.run(neverAborted, () => Promise.resolve('after'))).resolves.toBe('after');
});
