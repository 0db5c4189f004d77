import { TimeSlices } from './time-slices.js';

function blockEventLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('runs timers between the slices of long work', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const slices = new TimeSlices();
  for (let step = 0; step < 20; step += 1) {
    blockEventLoop(5);
    if (slices.isOver) await slices.next();
  }
  clearInterval(timer);
  expect(ticks).toBeGreaterThanOrEqual(5);
});

it('starts with an unused slice', () => {
  expect(new TimeSlices().isOver).toBe(false);
});
