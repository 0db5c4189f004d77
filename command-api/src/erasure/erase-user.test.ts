import type { ErasedPart } from '@trackrecord/contracts';
import { eraseAll } from './erase-user.js';
import type { Eraser } from './eraser.js';

const UID = 'user-1';

/** A part to which another process adds data after each of the first `lateWrites` erasures. */
function createPart(part: ErasedPart, lateWrites: number, erasedParts: string[]): Eraser {
  let remainingWrites = lateWrites;
  let hasData = true;
  return {
    part,
    erase: () => {
      erasedParts.push(part);
      hasData = remainingWrites > 0;
      remainingWrites -= 1;
      return Promise.resolve();
    },
    hasData: () => Promise.resolve(hasData),
  };
}

describe('eraseAll', () => {
  it('erases again what is added while it runs, and nothing else', async () => {
    const erasedParts: string[] = [];
    const erasers = [
      createPart('history', 0, erasedParts),
      createPart('queues', 2, erasedParts),
      createPart('cvs', 0, erasedParts),
    ];
    await eraseAll(UID, erasers, { id: 'erasure-1', role: 'system' });
    expect(erasedParts).toEqual(['history', 'queues', 'cvs', 'queues', 'queues']);
  });

  it('names the parts that hold data to the end', async () => {
    const erasers = [createPart('history', 0, []), createPart('queues', Infinity, [])];
    await expect(eraseAll(UID, erasers, { id: 'erasure-1', role: 'system' })).rejects.toMatchObject({
      name: 'ErasureIncompleteError',
      remainingParts: ['queues'],
    });
  });
});
