import { findExcessiveGrowth } from './growth.js';

/** Measures a call whose cost (ms) is a function of the length. */
function measureGrowth(cost: (length: number) => number): Promise<number | undefined> {
  let time = 0;
  return findExcessiveGrowth(
    (length) => (time += cost(length)),
    () => time,
  );
}

describe('growth of the cost of a call', () => {
  it('is excessive if the cost is quadratic', async () => {
    expect(await measureGrowth((length) => (length / 3_000) ** 2)).toBeCloseTo(4);
    expect(await measureGrowth((length) => (length / 200) ** 2)).toBeCloseTo(4);
  });

  it('is not excessive if the cost is linear, or too low to tell', async () => {
    expect(await measureGrowth((length) => length / 100)).toBeUndefined();
    expect(await measureGrowth((length) => (length / 5_000) ** 2)).toBeUndefined();
  });

  it('is not excessive if a slow call with linear cost is measured too long once', async () => {
    let callCount = 0;
    const isDisturbed = (): boolean => (callCount += 1) === 2;
    expect(await measureGrowth((length) => (length / 10) * (isDisturbed() ? 1.6 : 1))).toBeUndefined();
  });

  it('is not excessive if the cost jumps at one length only', async () => {
    expect(await measureGrowth((length) => (length > 20_000 ? length / 100 : length / 500))).toBeUndefined();
  });
});
