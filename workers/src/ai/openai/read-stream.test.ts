import { once } from 'node:events';
import { failOnStall, readEvents } from './read-stream.js';

async function* toIterable<Item>(items: readonly Item[]): AsyncGenerator<Item, void, undefined> {
  for (const item of items) yield await Promise.resolve(item);
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('readEvents', () => {
  const STREAM =
    ': a comment\r\nid: 1\ndata: {"a":1}\r\n\r\ndata:{"b":2}\n\nevent: x\ndata: {"c": "é"}\n\ndata: [DONE]\n\ndata: 4';

  it.each([1, 2, 7, 1_000])('reads data in pieces of %p characters', async (length) => {
    const pieces = Array.from({ length: Math.ceil(STREAM.length / length) }, (_, index) =>
      STREAM.slice(index * length, (index + 1) * length),
    );
    await expect(collect(readEvents(toIterable(pieces)))).resolves.toEqual(['{"a":1}', '{"b":2}', '{"c": "é"}']);
  });

  it('reads a last event without a line break', async () => {
    await expect(collect(readEvents(toIterable(['data: {"a":1}'])))).resolves.toEqual(['{"a":1}']);
  });
});

it('failOnStall waits without limit for the first progress only', async () => {
  const release = new AbortController();
  async function* stallAtEnd(): AsyncGenerator<string, void, undefined> {
    yield 'role';
    yield 'text';
    await once(release.signal, 'abort');
    yield 'late';
  }
  const received: string[] = [];
  const reading = (async () => {
    for await (const item of failOnStall(stallAtEnd(), (text) => text === 'text', 20)) received.push(item);
  })();
  await expect(reading).rejects.toMatchObject({ kind: 'timeout', serverHealth: 'failing' });
  expect(received).toEqual(['role', 'text']);
  release.abort();
});
