import { Slots } from './slots.js';

const never = new AbortController().signal;
const held = () => {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
};

it('does so many at once, and the others in their order', async () => {
  const slots = new Slots(2);
  const works = [held(), held(), held(), held()];
  const begun: number[] = [];
  const all = works.map(({ work }, no) =>
    slots.run(never, () => {
      begun.push(no);
      return work;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('goes on after a failure, and without those that did not wait', async () => {
  const slots = new Slots(1);
  const first = held();
  const impatient = new AbortController();
  const running = slots.run(never, () => first.work);
  const leaving = slots.run(impatient.signal, () => Promise.resolve('done'));
  const last = slots.run(never, () => Promise.reject(new Error('broken')));
  impatient.abort();
  await expect(leaving).rejects.toThrow('the turn did not come in time');
  await expect(slots.run(AbortSignal.abort(), () => Promise.resolve())).rejects.toThrow('in time');
  first.end();
  await running;
  await expect(last).rejects.toThrow('broken');
  await expect(slots.run(never, () => Promise.resolve('after'))).resolves.toBe('after');
});
