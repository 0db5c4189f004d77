import { sleep } from '../lifecycle/sleep.js';

/** How long a test waits for a state before it fails: far longer than any takes, also while other programs use the CPUs. */
export const WAIT_TIMEOUT_MS = 300_000;

const POLL_MS = 25;

/** Reads until a value is found, and returns it. @throws {Error} that says what was waited for, on timeout. */
export async function waitFor<T>(description: string, read: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (const deadline = Date.now() + WAIT_TIMEOUT_MS; ;) {
    const found = await read();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`timed out waiting for ${description}`);
    await sleep(POLL_MS);
  }
}

/** Repeats assertions until they pass. @throws what they threw last, on timeout. */
export async function waitUntilPasses(assert: () => Promise<void> | void): Promise<void> {
  for (const deadline = Date.now() + WAIT_TIMEOUT_MS; ;) {
    try {
      await assert();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
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
