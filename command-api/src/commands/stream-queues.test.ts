import { MAX_WAITING, StreamQueues } from './stream-queues.js';

/** A deadline that ends on demand. */
function createDeadline() {
  const controller = new AbortController();
  return { deadline: controller, end: () => controller.abort(new Error('the request is over')) };
}

/** Creates queues whose tasks note when they start, and finish on demand. */
function createQueues() {
  const queues = new StreamQueues();
  const started: string[] = [];
  const pending: { finish: (value: string) => void; fail: () => void }[] = [];
  const run = (stream: string, name: string, { deadline } = createDeadline()) =>
    queues.run(stream, deadline, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        pending.push({ finish: resolve, fail: () => reject(new Error(`${name} failed`)) });
      });
    });
  return { queues, run, started, pending };
}

it('starts the next task of a stream when the one before it is done', async () => {
  const { run, started, pending } = createQueues();
  const first = run('ann', 'one');
  const second = run('ann', 'two');
  const third = run('ann', 'three');
  await new Promise(setImmediate);
  expect(started).toEqual(['one']);
  pending[0]?.finish('first');
  expect(await first).toBe('first');
  await new Promise(setImmediate);
  expect(started).toEqual(['one', 'two']);
  pending[1]?.finish('second');
  expect(await second).toBe('second');
  await new Promise(setImmediate);
  pending[2]?.finish('third');
  expect(await third).toBe('third');
});

it('starts the next task after a task failed', async () => {
  const { run, pending } = createQueues();
  const first = run('ann', 'one');
  const second = run('ann', 'two');
  pending[0]?.fail();
  await expect(first).rejects.toThrow('one failed');
  await new Promise(setImmediate);
  pending[1]?.finish('second');
  expect(await second).toBe('second');
});

it('does not wait for tasks of other streams', () => {
  const { run, started } = createQueues();
  void run('ann', 'one');
  void run('ann', 'two');
  void run('ben', 'three');
  expect(started).toEqual(['one', 'three']);
});

it('skips a task whose request is over', async () => {
  const { run, started, pending } = createQueues();
  const requestOfSecond = createDeadline();
  const first = run('ann', 'one');
  const second = run('ann', 'two', requestOfSecond);
  const third = run('ann', 'three');
  requestOfSecond.end();
  await expect(second).rejects.toThrow('the request is over');
  pending[0]?.finish('first');
  await first;
  await new Promise(setImmediate);
  expect(started).toEqual(['one', 'three']);
  pending[1]?.finish('third');
  expect(await third).toBe('third');
});

it('does not interrupt a running task whose request is over', async () => {
  const { run, pending } = createQueues();
  const request = createDeadline();
  const first = run('ann', 'one', request);
  request.end();
  pending[0]?.finish('first');
  expect(await first).toBe('first');
});

it('does not queue a task whose request is over', async () => {
  const { run } = createQueues();
  const request = createDeadline();
  void run('ann', 'one');
  request.end();
  await expect(run('ann', 'two', request)).rejects.toThrow('the request is over');
});

it('rejects a task with 503 and Retry-After if too many wait', async () => {
  const { run } = createQueues();
  for (let count = 0; count <= MAX_WAITING; count += 1) void run('ann', String(count));
  await expect(run('ann', 'one too many')).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
});

it('keeps nothing of a stream without tasks', async () => {
  const { queues, run, pending } = createQueues();
  const running = run('ann', 'one');
  const requestOfWaiting = createDeadline();
  const waiting = run('ann', 'two', requestOfWaiting);
  expect(queues.size).toBe(1);
  requestOfWaiting.end();
  await expect(waiting).rejects.toThrow();
  pending[0]?.finish('done');
  await running;
  expect(queues.size).toBe(0);
});
