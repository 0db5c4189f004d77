import { readResume } from '@trackrecord/contracts';
import { createLogger, ThreadFailedError } from '@trackrecord/platform';
import { ResumeReader } from './resume-reader.js';

const NEVER = new AbortController().signal;
const reader = new ResumeReader(createLogger('test', 'silent'), { timeoutMs: 60_000, maxHeapMb: 128 });
afterAll(() => reader.close());

it('reads a large resume in a thread as without one', async () => {
  const file = { work: Array.from({ length: 3_000 }, (_, index) => ({ name: `Inn ${String(index)}`, position: 7 })) };
  expect(await reader.read(file, NEVER)).toEqual(readResume(file));
});

it('starts no thread for a small resume', async () => {
  const file = { basics: { name: 'Ada Byron' } };
  expect(await reader.read(file, AbortSignal.abort())).toEqual(readResume(file));
});

it('fails for a large resume that nests too deep to be copied', async () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  const file = { awards: deep, basics: { name: 'x'.repeat(200_000) } };
  await expect(reader.read(file, NEVER)).rejects.toThrow(ThreadFailedError);
});
