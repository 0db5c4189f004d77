import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PartLog } from './part-log.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('survives a log that cannot be written, reports it once, and counts the lines it dropped', async () => {
  const file = join(folder, 'part.log');
  mkdirSync(file); // a write fails with EISDIR, as it does with ENOSPC on a full disk
  const errors: Error[] = [];
  let now = 0;
  const log = new PartLog(
    file,
    (error) => errors.push(error),
    () => now,
  );
  log.write('first');
  await until(() => errors.length > 0);
  log.write('second');
  now = 10_000;
  log.write('third');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toHaveLength(1);

  rmSync(file, { recursive: true });
  now = 20_000;
  log.write('fourth');
  await until(() => existsSync(file) && readFileSync(file, 'utf8').includes('fourth'));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    '{"level":"warn","msg":"log lines dropped","lines":3}',
    'fourth',
  ]);
  log.close();
});
