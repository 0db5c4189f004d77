/** The minimum size of a chunk (characters). */
const CHUNK_LENGTH = 64 * 1024;

/** Formats a value as indented JSON. */
export async function* formatJson(value: unknown): AsyncGenerator<string> {
  yield await Promise.resolve(`${JSON.stringify(value, null, 2)}\n`);
}

/** Formats values as a JSON array, one per line. */
export async function* formatJsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** Formats values as JSON lines. */
export async function* formatJsonLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}

/** Joins pieces of text to larger chunks of bytes, without buffering the whole text. */
export async function* toChunks(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let pending = '';
  for await (const piece of text) {
    pending += piece;
    if (pending.length < CHUNK_LENGTH) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  if (pending !== '') yield Buffer.from(pending);
}
