/** So many characters go on together: a line for itself would cost more to pass on than to make. */
const TOGETHER = 64 * 1024;

/** A value as JSON that people can read, too. */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  yield await Promise.resolve(`${JSON.stringify(value, null, 2)}\n`);
}

/** Values as a JSON list, one a line. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Values as JSON lines. */
export async function* jsonLines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}

/** A text in pieces as bytes in larger pieces; never all of it at once. */
export async function* gathered(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length < TOGETHER) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}
