import { sleep } from '../lifecycle/sleep.js';

/** How long a test waits for a state before it fails: far longer than any takes, also while other programs use the CPUs. */
export const WAIT_TIMEOUT_MS = 300_000;

const MIN_POLL_MS = 25;
const MAX_POLL_MS = 1_000;
const POLL_GROWTH = 1.1;

/**
 * Creates a function that waits until the next read: at first a few milliseconds, up to a second after ten seconds, so
 * that a long wait neither exhausts a limit of requests nor takes the CPU from what it waits for.
 */
function createPoll(): () => Promise<void> {
  let delayMs = MIN_POLL_MS;
  return async () => {
    await sleep(delayMs);
    delayMs = Math.min(delayMs * POLL_GROWTH, MAX_POLL_MS);
  };
}

/**
 * Reads until a value is found, and returns it. A read that throws has found nothing: a service that starts or is busy
 * may refuse it.
 * @throws {Error} that says what was waited for, on timeout; its cause is what the last read threw.
 */
export async function waitFor<T>(description: string, read: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const poll = createPoll();
  for (const deadline = Date.now() + WAIT_TIMEOUT_MS; ;) {
    let cause: unknown;
    try {
      const found = await read();
      if (found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > deadline) throw new Error(`timed out waiting for ${description}`, { cause });
    await poll();
  }
}

/** Repeats assertions until they pass. @throws what they threw last, on timeout. */
export async function waitUntilPasses(assert: () => Promise<void> | void): Promise<void> {
  try {
    await waitFor('the assertions to pass', async () => {
      await assert();
      return true;
    });
  } catch (error) {
    throw (error as Error).cause;
  }
}

/** Waits until a condition holds. @throws {Error} that names the condition, on timeout. */
export async function waitUntil(condition: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  await waitFor(condition, async () => (await holds()) || undefined);
}

/**
 * Waits until a count is at most `target`, as long as it falls: how long all of it takes depends on the machine.
 * @throws {Error} that names what is counted if the count has not fallen for WAIT_TIMEOUT_MS.
 */
export async function waitUntilFallen(
  counted: string,
  target: number,
  readCount: () => Promise<number>,
): Promise<void> {
  for (let count = await readCount(); count > target;) {
    const lastCount = count;
    await waitUntil(`fewer ${counted} than ${String(lastCount)}`, async () => (count = await readCount()) < lastCount);
  }
}
