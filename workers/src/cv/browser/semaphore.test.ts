import { Semaphore } from './semaphore.js';

const neverAborted = new AbortController().signal;
const controlledTask = () => {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
};

it('limits concurrency and keeps the order of waiting tasks', async () => {
  const semaphore = new Semaphore(2);
  const works = [controlledTask(), controlledTask(), controlledTask(), controlledTask()];
  const started: number[] = [];
  const all = works.map(({ work }, no) =>
    semaphore.run(neverAborted, () => {
      started.push(no);
      return work;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('continues after failures and aborted waits', async () => {
  const semaphore = new Semaphore(1);
  const first = controlledTask();
  const impatient = new AbortController();
  const running = semaphore.run(neverAborted, () => first.work);
  const leaving = semaphore.run(impatient.signal, () => Promise.resolve('done'));
  const last = semaphore.run(neverAborted, () => Promise.reject(new Error('broken')));
  impatient.abort();
  await expect(leaving).rejects.toThrow('timed out waiting for a slot');
  await expect(semaphore.run(AbortSignal.abort(), () => Promise.resolve())).rejects.toThrow('timed out');
  first.end();
  await running;
  await expect(last).rejects.toThrow('broken');
  await expect(semaphore.run(neverAborted, () => Promise.resolve('after'))).resolves.toBe('after');
});
