/** The size of the chunks that are passed on (characters). */
const CHUNK_LENGTH = 64 * 1024;

/** Formats a value as indented JSON. */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  yield await Promise.resolve(`${JSON.stringify(value, null, 2)}\n`);
}

/** Formats values as a JSON array, one per line. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Formats values as JSON lines. */
export async function* jsonLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}

/** Joins pieces of text to larger chunks of bytes, without buffering everything. */
export async function* toChunks(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length < CHUNK_LENGTH) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}
