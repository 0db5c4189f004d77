import { padDuration } from './pad-duration.js';

/** A clock that advances only by `sleep`. */
function createClock() {
  let time = 1_234;
  const sleep = (milliseconds: number) => {
    time += milliseconds;
    return Promise.resolve();
  };
  return { now: () => time, sleep };
}

/** Returns how long a padded operation of a duration takes, and its result. */
async function measure(milliseconds: number, run: () => Promise<string> = () => Promise.resolve('result')) {
  const clock = createClock();
  const startedAt = clock.now();
  const padded = padDuration(() => clock.sleep(milliseconds).then(run), 500, clock);
  const result = await padded.catch((error: unknown) => error);
  return { result, took: clock.now() - startedAt };
}

it.each([
  [0, 500],
  [1, 500],
  [37, 500],
  [499, 500],
  [501, 1_000],
  [1_700, 2_000],
])('extends %i ms to %i ms', async (milliseconds, took) => {
  expect(await measure(milliseconds)).toEqual({ result: 'result', took });
});

it('extends the duration of an operation that fails, and passes its error on', async () => {
  const error = new Error('no connection');
  expect(await measure(37, () => Promise.reject(error))).toEqual({ result: error, took: 500 });
});
