import { sleep } from '../lifecycle/sleep.js';

/** How long a test waits for a state before it fails: far longer than any takes, also while other programs use the CPUs. */
export const WAIT_TIMEOUT_MS = 120_000;

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

/** Waits until a condition holds. @throws {Error} that names the condition, on timeout. */
export async function waitUntil(condition: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  await waitFor(condition, async () => (await holds()) || undefined);
}
