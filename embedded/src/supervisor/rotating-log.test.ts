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
import { RotatingLog } from './rotating-log.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotating-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('drops lines while the file cannot be written, reports the error once and logs the number of dropped lines', async () => {
  const file = join(folder, 'process.log');
  mkdirSync(file); // writes fail with EISDIR, as they do with ENOSPC on a full disk
  const errors: Error[] = [];
  let now = 0;
  const log = new RotatingLog(
    file,
    (error) => errors.push(error),
    undefined,
    () => now,
  );
  log.write('first');
  await waitUntil(() => errors.length > 0);
  log.write('second');
  now = 10_000;
  log.write('third');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toHaveLength(1);

  rmSync(file, { recursive: true });
  now = 20_000;
  log.write('fourth');
  await waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes('fourth'));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    '{"level":"warn","msg":"log lines dropped","lines":3}',
    'fourth',
  ]);
  log.close();
});

it('rotates a full file and keeps the newest old files', async () => {
  const file = join(folder, 'process.log');
  writeFileSync(file, 'of an earlier start\n');
  const log = new RotatingLog(file, undefined, { maxBytes: 60, maxRotatedFiles: 2 });
  for (let line = 1; line <= 20; line += 1) log.write(`line ${String(line).padStart(2, '0')} of a log`);
  log.close();
  await waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes('line 20'));

  const files = readdirSync(folder).sort();
  expect(files).toEqual(['process.log', 'process.log.1', 'process.log.2']);
  const lines = [...files].reverse().flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  for (const name of files) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(60);
  expect(lines.at(-1)).toBe('line 20 of a log');
  expect(lines).toEqual(lines.map((_, index) => `line ${String(21 - lines.length + index).padStart(2, '0')} of a log`));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('keeps writing to a full file that cannot be rotated', async () => {
  const file = join(folder, 'process.log');
  mkdirSync(join(folder, 'process.log.1', 'not empty'), { recursive: true });
  const errors: Error[] = [];
  const log = new RotatingLog(file, (error) => errors.push(error), { maxBytes: 20, maxRotatedFiles: 1 });
  for (const line of ['first line', 'second line', 'third line']) log.write(line);
  log.close();
  await waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes('third line'));
  expect(readFileSync(file, 'utf8')).toBe('first line\nsecond line\nthird line\n');
  expect(errors).toHaveLength(1);
});
