import { tmpdir } from 'node:os';
import { getFreeBytes, FreeSpace } from './free-space.js';

it('the disk has enough space while the minimum is free, and is measured at most every 250 ms', () => {
  let [free, now, measureCount] = [100, 0, 0];
  const measure = () => {
    measureCount += 1;
    return free;
  };
  const space = new FreeSpace('.', 50, measure, () => now);
  expect(space.hasEnoughSpace()).toBe(true);
  free = 49;
  expect(space.hasEnoughSpace()).toBe(true);
  expect(measureCount).toBe(1);
  now = 250;
  expect(space.hasEnoughSpace()).toBe(false);
  free = 50;
  now = 500;
  expect(space.hasEnoughSpace()).toBe(true);
});

it('measures the file system of a folder, unless the minimum is 0', () => {
  expect(getFreeBytes(tmpdir())).toBeGreaterThan(0);
  expect(new FreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER).hasEnoughSpace()).toBe(false);
  expect(new FreeSpace('/no/such/folder', 0).hasEnoughSpace()).toBe(true);
});
