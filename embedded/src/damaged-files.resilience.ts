import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from './testing/server-process.js';

const MONGODB = resolve(__dirname, '../dist/mongodb/mongodb.main.js');

const KILL_COUNT = 5;

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'mongodb');
  file = join(folder, 'things.mdb');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function write({ port }: ServerProcess, documentCount: number): Promise<void> {
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/things?directConnection=true`);
  const things = client.db().collection('things');
  try {
    for (let n = 0; n < documentCount; n += 1)
      await things.insertOne({ n, text: 'x'.repeat(n % 10 === 0 ? 9_000 : 300) });
  } finally {
    await client.close();
  }
}

/** Creates a database and shuts the server down cleanly. */
async function createDatabase(): Promise<void> {
  const server = await startServer(MONGODB, folder);
  await write(server, 200);
  await server.stop();
}

it.each([
  ['first meta page flipped', () => flipBits(0, 4_096)],
  ['second meta page flipped', () => flipBits(4_096, 8_192)],
  ['flags of a tree flipped', () => flipBits(52, 54)],
  ['truncated to 0 bytes', () => truncateSync(file, 0)],
  ['truncated to half', () => truncateSync(file, Math.floor(statSync(file).size / 2))],
])('MongoDB does not start on a damaged file and names it (%s)', async (_, damage) => {
  await createDatabase();
  damage();
  const damaged = readFileSync(file);
  await expect(startServer(MONGODB, folder)).rejects.toThrow(`${file} is damaged: `);
  expect(readFileSync(file).equals(damaged)).toBe(true);
});

it('MongoDB starts after being killed at any time', async () => {
  for (let round = 0; round < KILL_COUNT; round += 1) {
    const server = await startServer(MONGODB, folder);
    const writes = write(server, 2_000).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150 + 80 * round));
    await server.kill();
    await writes;
  }
  await (await startServer(MONGODB, folder)).stop();
});

it('database files are readable by their owner only, also those created by an older version', async () => {
  await createDatabase();
  expectPrivate();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const server = await startServer(MONGODB, folder);
  expectPrivate();
  await server.stop();
});

function expectPrivate(): void {
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(['things.mdb']));
  const modes = [folder, ...names.map((name) => join(folder, name))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, ...names.map(() => 0o600)]);
}

function flipBits(from: number, to: number): void {
  const content = readFileSync(file);
  for (let index = from; index < to; index += 1) content[index] = (content[index] ?? 0) ^ 0xff;
  writeFileSync(file, content);
}
