import { KeyCache } from './key-cache.js';

let now: number;
let cache: KeyCache;
beforeEach(() => {
  now = 0;
  cache = new KeyCache(() => now);
});

const createKey = (byte: number) => Buffer.alloc(32, byte);

it('removes a key after a minute', () => {
  cache.set('ada', createKey(1));
  now = 59_999;
  expect(cache.get('ada')).toEqual(createKey(1));
  now = 60_000;
  expect(cache.get('ada')).toBeUndefined();
  expect(cache.size).toBe(0);
});

it('removes expired keys when another key is added', () => {
  cache.set('ada', createKey(1));
  cache.set('bob', createKey(2));
  now = 30_000;
  cache.set('ada', createKey(1));
  now = 60_000;
  cache.set('cyd', createKey(3));
  expect(cache.size).toBe(2);
  expect(cache.get('ada')).toEqual(createKey(1));
});

it('evicts the oldest keys above the maximum', () => {
  for (let n = 0; n < 10_001; n += 1) cache.set(`subject-${n}`, createKey(n % 256));
  expect(cache.size).toBe(10_000);
  expect(cache.get('subject-0')).toBeUndefined();
  expect(cache.get('subject-10000')).toBeDefined();
});
