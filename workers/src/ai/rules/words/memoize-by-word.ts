import { copyString } from './copy-string.js';

/** The cache is cleared at this size. */
const MAX_ENTRIES = 50_000;

/** Memoizes a function of a word. */
export function memoizeByWord<Value>(compute: (word: string) => Value): (word: string) => Value {
  const cache = new Map<string, Value>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    const value = compute(word);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(copyString(word), value);
    return value;
  };
}
