import { runThread } from '../threads/run-thread.js';

const allocated: unknown[] = [];

/** What the thread does, by message. */
const BEHAVIORS: Readonly<Record<string, () => unknown>> = {
  answer: () => 'answer',
  'list secrets': () => Object.keys(process.env),
  loop: () => {
    for (;;);
  },
  // Interrupting a regular expression is up to the engine.
  backtrack: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  allocate: () => {
    for (;;) allocated.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  },
  throw: () => {
    throw new TypeError('an odd value');
  },
  exit: () => process.exit(0),
};

runThread(async (message, askOwner) => {
  if (message === 'ask twice') return [await askOwner('first'), await askOwner('second')];
  return BEHAVIORS[String(message)]?.();
});
