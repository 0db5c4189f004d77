import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StackFile, type StackInfo } from './stack-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createInfo = (relay: number) => ({ pid: 1, url: 'http://localhost', dataDir: folder, pids: { relay }, env: {} });

it('retries a failed write with the newest content until it succeeds, and reports the error once', async () => {
  const path = join(folder, 'stack.json');
  const errors: unknown[] = [];
  const file = new StackFile(path, (error) => errors.push(error), 10);
  file.write(createInfo(1));
  mkdirSync(`${path}.new`); // writes fail, as on a full disk
  file.write(createInfo(2));
  file.write(createInfo(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toHaveLength(1);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pids: { relay: 1 } });

  rmSync(`${path}.new`, { recursive: true });
  const readInfo = () => JSON.parse(readFileSync(path, 'utf8')) as StackInfo;
  while (readInfo().pids['relay'] !== 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  file.remove();
});
