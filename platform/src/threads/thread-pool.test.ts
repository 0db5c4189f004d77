import { createLogger } from '../logging/logger.js';
import { resolveBuiltFile } from './resolve-built-file.js';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

const NEVER = new AbortController().signal;
/** Longer than any thread of these tests needs. */
const LONG_MS = 60_000;

let pools: ThreadPool[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
});

function createPool(options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const pool = new ThreadPool({
    name: 'test',
    file: resolveBuiltFile('../testing/misbehaving-thread.main.js', import.meta.url),
    maxThreads: 1,
    timeoutMs: LONG_MS,
    maxHeapMb: 32,
    logger: createLogger('test', 'silent'),
    ...options,
  });
  pools.push(pool);
  return pool;
}

it('answers, without the environment of the process', async () => {
  const pool = createPool();
  expect(await pool.run('answer', NEVER)).toBe('answer');
  expect(await pool.run('list secrets', NEVER)).toEqual([]);
});

it.each([
  ['loop', 'timeout', 500],
  ['backtrack', 'timeout', 500],
  ['allocate', 'out-of-memory', LONG_MS],
  ['throw', 'crashed', LONG_MS],
  ['exit', 'crashed', LONG_MS],
])('fails if a thread does: %s (%s), and others go on', async (behavior, reason, timeoutMs) => {
  const failed = createPool({ timeoutMs }).run(behavior, NEVER);
  const other = createPool().run('answer', NEVER);
  await expect(failed).rejects.toMatchObject({ name: 'ThreadFailedError', reason });
  expect(await other).toBe('answer');
});

it('keeps the error of a crash', async () => {
  await expect(createPool().run('throw', NEVER)).rejects.toMatchObject({ cause: { message: 'an odd value' } });
});

it('fails for a message that cannot be copied', async () => {
  await expect(createPool().run(() => undefined, NEVER)).rejects.toMatchObject({ reason: 'crashed' });
  let deep: unknown = [];
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  await expect(createPool().run(deep, NEVER)).rejects.toMatchObject({ reason: 'crashed' });
});

it('answers the questions of a thread', async () => {
  const thread = await createPool().open(NEVER);
  expect(await thread.ask('ask twice')).toBe('first');
  expect(await thread.ask(1)).toBe('second');
  expect(await thread.ask(2)).toEqual([1, 2]);
  await thread.close();
});

it('runs at most as many threads as configured, and the others in order', async () => {
  const pool = createPool();
  const first = await pool.open(NEVER);
  const order: unknown[] = [];
  const waiting = ['a', 'b'].map((name) => pool.run('answer', NEVER).then(() => order.push(name)));
  expect(await first.ask('answer')).toBe('answer');
  expect(order).toEqual([]);
  await first.close();
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b']);
});

it('ends a thread, and work that waits for one, when their signal aborts', async () => {
  const pool = createPool();
  const controllers = [new AbortController(), new AbortController()] as const;
  const running = pool.run('loop', controllers[0].signal);
  const waiting = pool.run('answer', controllers[1].signal);
  controllers[1].abort(new Error('not needed'));
  await expect(waiting).rejects.toThrow('not needed');
  controllers[0].abort(new Error('stopping'));
  await expect(running).rejects.toThrow('stopping');
  expect(await pool.run('answer', NEVER)).toBe('answer');
});

it('ends its threads when it is closed', async () => {
  const pool = createPool();
  const work = [pool.run('loop', NEVER), pool.run('answer', NEVER)];
  const results = Promise.allSettled(work);
  await pool.close();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('answer', NEVER)).rejects.toThrow('the process stops');
});
