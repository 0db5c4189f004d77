import { RunningRequests } from './running-requests.js';

const OK = { status: 200, body: 'done' };
const isOver = (value: boolean) => ({ digest: 'a', deadline: { isOver: value } });

it('handles concurrent requests with the same Idempotency-Key once', async () => {
  const requests = new RunningRequests();
  const handle = jest.fn(() => Promise.resolve(OK));
  const responses = await Promise.all([0, 1, 2].map(() => requests.run('key', isOver(false), handle)));
  expect(responses).toEqual([OK, OK, OK]);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('rejects a different request with the same Idempotency-Key', async () => {
  const requests = new RunningRequests();
  void requests.run('key', { digest: 'a' }, () => new Promise(() => undefined));
  await expect(requests.run('key', { digest: 'b' }, () => Promise.resolve(OK))).rejects.toMatchObject({ status: 422 });
});

it('handles a repeated request if the first one gave up', async () => {
  const requests = new RunningRequests();
  const first = requests.run('key', isOver(true), () => Promise.reject(new Error('gave up')));
  const handle = jest.fn(() => Promise.resolve(OK));
  const repeated = [0, 1].map(() => requests.run('key', isOver(false), handle));
  await expect(first).rejects.toThrow('gave up');
  expect(await Promise.all(repeated)).toEqual([OK, OK]);
  expect(handle).toHaveBeenCalledTimes(1);
});

it('rejects a repeated request like the first one that failed', async () => {
  const requests = new RunningRequests();
  const first = requests.run('key', isOver(false), () => Promise.reject(new Error('failed')));
  const repeated = requests.run('key', isOver(false), () => Promise.resolve(OK));
  await expect(first).rejects.toThrow('failed');
  await expect(repeated).rejects.toThrow('failed');
});
