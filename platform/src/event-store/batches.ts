/**
 * Groups the values of a source into batches of at most `maxSize`. Each batch holds what arrived while the previous one
 * was handled. An error of the source is thrown after the batches before it.
 */
export async function* toBatches<T>(source: AsyncIterable<T>, maxSize: number): AsyncGenerator<readonly T[]> {
  const iterator = source[Symbol.asyncIterator]();
  const buffer: T[] = [];
  const state: { isEnded: boolean; failure?: { readonly error: unknown } } = { isEnded: false };
  let wake: () => void = () => undefined;
  let resume: () => void = () => undefined;

  const pump = async () => {
    try {
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
        buffer.push(next.value);
        wake();
        if (buffer.length >= maxSize) await new Promise<void>((resolve) => (resume = resolve));
        if (state.isEnded) return;
      }
    } catch (error) {
      state.failure = { error };
    }
    state.isEnded = true;
    wake();
  };
  void pump();
  try {
    for (;;) {
      if (buffer.length === 0) {
        if (state.failure) throw state.failure.error;
        if (state.isEnded) return;
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const batch = buffer.splice(0, maxSize);
      resume();
      yield batch;
    }
  } finally {
    state.isEnded = true;
    resume();
    void iterator.return?.();
  }
}
