import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHung, SilenceFile } from './silence.js';

let folder: string;
let file: SilenceFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silence-'));
  file = new SilenceFile(join(folder, 'silence.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a service is hung after the limit without an answer', () => {
  expect(isHung({ count: 6, since: 100 }, 60, 159)).toBe(false);
  expect(isHung({ count: 6, since: 100 }, 60, 160)).toBe(true);
});

it('a service is not hung after fewer than three checks, as when a suspended machine resumes', () => {
  expect(isHung({ count: 2, since: 100 }, 60, 30_000)).toBe(false);
});

it('a limit of 0 is never reached', () => {
  expect(isHung({ count: 1_000, since: 0 }, 0, 1_000_000)).toBe(false);
});

it('counts checks without an answer until one is answered', () => {
  file.extend(10);
  expect(file.extend(20)).toEqual({ count: 2, since: 10 });
  file.clear();
  expect(file.extend(30)).toEqual({ count: 1, since: 30 });
});
