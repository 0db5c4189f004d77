import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
    undefined,
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

it('rotates the file when it is full, and keeps the newest old ones', async () => {
  const file = join(folder, 'part.log');
  writeFileSync(file, 'of an earlier start\n');
  const log = new PartLog(file, undefined, { maxBytes: 60, kept: 2 });
  for (let line = 1; line <= 20; line += 1) log.write(`line ${String(line).padStart(2, '0')} of a log`);
  log.close();
  await until(() => existsSync(file) && readFileSync(file, 'utf8').includes('line 20'));

  const files = readdirSync(folder).sort();
  expect(files).toEqual(['part.log', 'part.log.1', 'part.log.2']);
  const lines = [...files].reverse().flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  for (const name of files) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(60);
  expect(lines.at(-1)).toBe('line 20 of a log');
  expect(lines).toEqual(lines.map((_, at) => `line ${String(21 - lines.length + at).padStart(2, '0')} of a log`));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('goes on with a full file when it cannot be rotated', async () => {
  const file = join(folder, 'part.log');
  mkdirSync(join(folder, 'part.log.1', 'not empty'), { recursive: true });
  const errors: Error[] = [];
  const log = new PartLog(file, (error) => errors.push(error), { maxBytes: 20, kept: 1 });
  for (const line of ['first line', 'second line', 'third line']) log.write(line);
  log.close();
  await until(() => existsSync(file) && readFileSync(file, 'utf8').includes('third line'));
  expect(readFileSync(file, 'utf8')).toBe('first line\nsecond line\nthird line\n');
  expect(errors).toHaveLength(1);
});
