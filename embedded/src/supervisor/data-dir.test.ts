import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDir } from './data-dir.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const getMode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('creates the folder and its secrets readable by the owner only', async () => {
  const path = join(parent, 'new');
  const data = await DataDir.open(path);
  const secret = data.getOrCreateSecret('master-key');
  data.close();
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  expect([getMode(path), getMode(join(path, 'master-key')), getMode(data.createFolder('logs'))]).toEqual([
    '700',
    '600',
    '700',
  ]);
});

it('restricts an existing folder to its owner', async () => {
  chmodSync(parent, 0o755);
  (await DataDir.open(parent)).close();
  expect(getMode(parent)).toBe('700');
});

describe('lock', () => {
  const open = (path: string) => DataDir.open(path);

  it('applies to every path of the folder', async () => {
    const link = `${parent}-link`;
    symlinkSync(parent, link);
    const first = await open(parent);
    await expect(open(link)).rejects.toThrow(/in use by another stack/);
    first.close();
    rmSync(link);
  });

  it('works for long paths', async () => {
    const long = join(parent, 'a'.repeat(200), 'b'.repeat(200));
    const first = await open(long);
    await expect(open(long)).rejects.toThrow(/in use by another stack/);
    first.close();
  });
});
