import { resolve } from 'node:path';
import { startAfterStop, startAtOnce } from './starts.js';

const program = resolve(__dirname, '../../../embedded/dist/start.main.js');

it('starts two stacks at once, and a stack right after a stop, without a port collision', async () => {
  const results = [await startAtOnce({ program, rounds: 1, stacks: 2 }), await startAfterStop({ program, rounds: 1 })];
  for (const { mode, failures, collisions } of results) {
    expect({ mode, failures, collisions }).toEqual({ mode, failures: [], collisions: 0 });
  }
}, 300_000);
