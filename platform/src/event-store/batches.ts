/**
 * Groups what a source delivers: each batch holds everything that arrived while the one before was being handled, at
 * most so many. A failure of the source comes after the batches before it. The source ends by a signal of its own.
 */
export async function* batches<T>(source: AsyncIterable<T>, most: number): AsyncGenerator<readonly T[]> {
  const iterator = source[Symbol.asyncIterator]();
  const waiting: T[] = [];
  const state: { ended: boolean; failure?: { readonly error: unknown } } = { ended: false };
  let wake: () => void = () => undefined;
  let drained: () => void = () => undefined;

  const pump = async () => {
    try {
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
        waiting.push(next.value);
        wake();
        if (waiting.length >= most) await new Promise<void>((resolve) => (drained = resolve));
        if (state.ended) return;
      }
    } catch (error) {
      state.failure = { error };
    }
    state.ended = true;
    wake();
  };
  void pump();
  try {
    for (;;) {
      if (waiting.length === 0) {
        if (state.failure) throw state.failure.error;
        if (state.ended) return;
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const batch = waiting.splice(0, most);
      drained();
      yield batch;
    }
  } finally {
    state.ended = true;
    drained();
    void iterator.return?.();
  }
}
