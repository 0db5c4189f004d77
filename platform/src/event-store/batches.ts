/**
 * Groups the values of a source into batches of at most `maxSize`. Each batch holds what arrived while the previous one
 * was handled. An error of the source is thrown after the batches before it.
 */
export async function* toBatches<T>(source: AsyncIterable<T>, maxSize: number): AsyncGenerator<readonly T[]> {
  const iterator = source[Symbol.asyncIterator]();
  const buffer: T[] = [];
  const state: { isEnded: boolean; failure?: { readonly error: unknown } } = { isEnded: false };
  let wakeConsumer: () => void = () => undefined;
  let resumePump: () => void = () => undefined;

  const pump = async () => {
    try {
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
        buffer.push(next.value);
        wakeConsumer();
        if (buffer.length >= maxSize) await new Promise<void>((resolve) => (resumePump = resolve));
        if (state.isEnded) return;
      }
    } catch (error) {
      state.failure = { error };
    }
    state.isEnded = true;
    wakeConsumer();
  };
  void pump();
  try {
    for (;;) {
      if (buffer.length === 0) {
        if (state.failure) throw state.failure.error;
        if (state.isEnded) return;
        await new Promise<void>((resolve) => (wakeConsumer = resolve));
        continue;
      }
      const batch = buffer.splice(0, maxSize);
      resumePump();
      yield batch;
    }
  } finally {
    state.isEnded = true;
    resumePump();
    void iterator.return?.();
  }
}
