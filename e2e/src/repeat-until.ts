/** Runs assertions again until they pass. @throws what they threw last, once the time (ms) is over. */
export async function repeatUntil(withinMs: number, assert: () => Promise<void>): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      await assert();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}
