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
/** How often the server is killed. */
const KILLS = 5;

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'mongodb');
  file = join(folder, 'things.mdb');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function write({ port }: ServerProcess, documents: number): Promise<void> {
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/things?directConnection=true`);
  const things = client.db().collection('things');
  try {
    for (let n = 0; n < documents; n += 1) await things.insertOne({ n, text: 'x'.repeat(n % 10 === 0 ? 9_000 : 300) });
  } finally {
    await client.close();
  }
}

/** A folder with one database, closed in order. */
async function closedDatabase(): Promise<void> {
  const server = await startServer(MONGODB, folder);
  await write(server, 200);
  await server.stop();
}

it.each([
  ['the first meta page is flipped', () => flip(0, 4_096)],
  ['the second meta page is flipped', () => flip(4_096, 8_192)],
  ['the flags of a tree are flipped', () => flip(52, 54)],
  ['it is truncated to nothing', () => truncateSync(file, 0)],
  ['it is truncated to half', () => truncateSync(file, Math.floor(statSync(file).size / 2))],
])(
  'MongoDB does not start on a file of which %s, and names it',
  async (_, damage) => {
    await closedDatabase();
    damage();
    const damaged = readFileSync(file);
    await expect(startServer(MONGODB, folder)).rejects.toThrow(`${file} is damaged: `);
    expect(readFileSync(file).equals(damaged)).toBe(true);
  },
  30_000,
);

it('MongoDB starts on its files whenever it was killed', async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(MONGODB, folder);
    const writing = write(server, 2_000).catch(() => undefined);
    await new Promise((later) => setTimeout(later, 150 + 80 * kill));
    await server.kill();
    await writing;
  }
  await (await startServer(MONGODB, folder)).stop();
}, 60_000);

it('files of databases are readable by their owner alone, also those of an older version', async () => {
  await closedDatabase();
  expectPrivate();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const server = await startServer(MONGODB, folder);
  expectPrivate();
  await server.stop();
}, 30_000);

function expectPrivate(): void {
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(['things.mdb']));
  const modes = [folder, ...names.map((name) => join(folder, name))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, ...names.map(() => 0o600)]);
}

function flip(from: number, to: number): void {
  const content = readFileSync(file);
  for (let index = from; index < to; index += 1) content[index] = (content[index] ?? 0) ^ 0xff;
  writeFileSync(file, content);
}
