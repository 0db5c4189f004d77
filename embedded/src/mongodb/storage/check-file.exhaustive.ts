import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFile } from './check-file.js';
import { DamagedFileError } from './check-file.js';
import { Environment } from './environment.js';

const folder = mkdtempSync(path.join(tmpdir(), 'check-file-'));
const intactFile = path.join(folder, 'intact.mdb');
const file = path.join(folder, 'trackrecord.mdb');
const createKey = (n: number) => Buffer.from(`key ${String(n).padStart(6, '0')}`);

beforeAll(async () => {
  const environment = Environment.open(intactFile);
  for (let round = 0; round < 5; round += 1) {
    await environment.write((entries) => {
      for (let n = 0; n < 800; n += 1) entries.put(createKey(n), Buffer.alloc(n % 40 === 0 ? 20_000 : 150, n));
      for (let n = round; n < 800; n += 7) entries.remove(createKey(n));
    });
  }
  await environment.close();
});
beforeEach(() => copyFileSync(intactFile, file));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function overwrite(position: number, bytes: Buffer): void {
  const content = readFileSync(file);
  bytes.copy(content, position);
  writeFileSync(file, content);
}
const getPageSize = () => readFileSync(file).readUInt32LE(48);
const expectDamage = (problem: RegExp) => {
  expect(() => checkFile(file)).toThrow(DamagedFileError);
  expect(() => checkFile(file)).toThrow(problem);
  expect(() => checkFile(file)).toThrow(`${file} is damaged`);
};

it('accepts files written by LMDB, empty databases and missing files', async () => {
  expect(() => checkFile(file)).not.toThrow();
  const empty = path.join(folder, 'empty.mdb');
  await Environment.open(empty).close();
  expect(() => checkFile(empty)).not.toThrow();
  expect(() => checkFile(path.join(folder, 'missing.mdb'))).not.toThrow();
  expect(existsSync(path.join(folder, 'missing.mdb'))).toBe(false);
});

it.each([
  ['to nothing', () => 0, /it is empty/],
  ['within the first page', () => 100, /its meta pages are incomplete/],
  ['after the first page', () => getPageSize(), /its meta pages are incomplete/],
  ['after its meta pages', () => 2 * getPageSize(), /page \d+ is missing/],
  ['to half', () => Math.floor(statSync(file).size / 2), /page \d+ is missing/],
])('rejects a file that is truncated %s', (_, length, problem) => {
  truncateSync(file, length());
  expectDamage(problem);
});

it.each([0, 1])('rejects a file with flipped bits in meta page %i', (page) => {
  const content = readFileSync(file).subarray(page * getPageSize(), (page + 1) * getPageSize());
  overwrite(page * getPageSize(), Buffer.from(content.map((byte) => byte ^ 0xff)));
  expectDamage(/is not an LMDB file|format version is not supported/);
});

it('rejects a file with an overwritten tree page', () => {
  const size = statSync(file).size / getPageSize();
  let damagedPageCount = 0;
  for (let page = 2; page < size; page += 1) {
    copyFileSync(intactFile, file);
    overwrite(page * getPageSize(), Buffer.alloc(24, 0xa5));
    try {
      checkFile(file);
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedFileError);
      damagedPageCount += 1;
    }
  }
  // The other pages are free or continue a long value, whose content is not checked.
  expect(damagedPageCount).toBeGreaterThan(20);
});

it('rejects a file with a flipped meta page byte unless entries can still be read from it', async () => {
  // Flips every byte of the used start of both meta pages (META_BYTES, and a few more), and some bytes of the rest.
  const everyByteUntil = 176;
  const laterStep = 512;
  for (let offset = 0; offset < 2 * getPageSize(); offset += offset % getPageSize() < everyByteUntil ? 1 : laterStep) {
    copyFileSync(intactFile, file);
    const content = readFileSync(file);
    overwrite(offset, Buffer.of((content[offset] ?? 0) ^ 0xff));
    try {
      checkFile(file);
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedFileError);
      continue;
    }
    const environment = Environment.open(file);
    expect(environment.read((entries) => entries.count(Buffer.of(0), Buffer.of(255)))).toBeGreaterThan(0);
    await environment.close();
  }
});
