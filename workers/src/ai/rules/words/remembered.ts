import { ownText } from './own-text.js';

/** So many words are remembered before all are forgotten: texts repeat themselves, and memory has an end. */
const MOST = 50_000;

/** The same function of a word, which works each word out once. */
export function remembered<Value>(work: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const value = work(word);
    if (known.size >= MOST) known.clear();
    known.set(ownText(word), value);
    return value;
  };
}
