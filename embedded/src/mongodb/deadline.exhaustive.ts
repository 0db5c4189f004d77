import { Deadline, NO_DEADLINE } from './deadline.js';

describe('a deadline', () => {
  it('throws MaxTimeMSExpired after maxTimeMS', () => {
    let now = 0;
    const deadline = new Deadline(5, () => now);
    now = 4.9;
    expect(() => deadline.check()).not.toThrow();
    now = 5;
    expect(() => deadline.check()).toThrow('operation exceeded time limit');
    expect(() => deadline.start()).toThrow('operation exceeded time limit');
  });

  it('has no limit without maxTimeMS or with 0', () => {
    expect(NO_DEADLINE.remainingMs).toBeUndefined();
    expect(new Deadline(0).remainingMs).toBeUndefined();
    expect(() => new Deadline(0).check()).not.toThrow();
  });

  it('rejects work that is still waiting, which then never starts', async () => {
    // The clock stays before the deadline, because a timer may fire slightly early; the work must be rejected all the
    // same.
    const deadline = new Deadline(10, () => 0);
    await expect(deadline.enforce(new Promise(() => undefined))).rejects.toMatchObject({ code: 50 });
    expect(() => deadline.start()).toThrow('operation exceeded time limit');
  });

  it('waits for work that has started', async () => {
    const deadline = new Deadline(10);
    deadline.start();
    const committed = new Promise((resolve) => setTimeout(() => resolve('committed'), 40));
    await expect(deadline.enforce(committed)).resolves.toBe('committed');
  });
});
