import { AiError } from '../ai.js';
import { ResponseTruncatedError } from './errors.js';

/** Maximum length of a response, in UTF-16 units. A model that repeats itself would otherwise fill the memory. */
const MAX_RESPONSE_LENGTH = 1_000_000;

/**
 * Reads the body of a response as text, piece by piece.
 * @throws {ResponseTruncatedError} if the connection is lost, {AiError} if the body is too long.
 */
export async function* readText(response: Response): AsyncGenerator<string, void, undefined> {
  if (!response.body) return;
  let length = 0;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(throwTruncated);
      if (done) return;
      length += value.length;
      if (length > MAX_RESPONSE_LENGTH) throw new AiError('garbage', 'the response is too long');
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function throwTruncated(): never {
  throw new ResponseTruncatedError('connection lost before the end of the response');
}

/** Reads the `data` of server-sent events, until the end of the body or `[DONE]`. Comments and other fields are skipped. */
export async function* readEvents(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let parts: string[] = [];
  for await (const text of texts) {
    const lines = text.split('\n');
    const lastIndex = lines.length - 1;
    for (const [index, piece] of lines.entries()) {
      parts.push(piece);
      if (index === lastIndex) continue;
      const data = readData(parts.join(''));
      parts = [];
      if (data === '[DONE]') return;
      if (data !== undefined) yield data;
    }
  }
  const data = readData(parts.join(''));
  if (data !== undefined && data !== '[DONE]') yield data;
}

/** Returns the data of a line of an event stream. */
const readData = (line: string): string | undefined =>
  line.startsWith('data:') ? line.slice('data:'.length).trim() : undefined;

/**
 * Passes items on until none has arrived for `timeoutMs` since the first one that `isProgress`. Before that, the server
 * may load its model or read the prompt, which takes as long as the deadline allows.
 * @throws {AiError} `timeout` if the server stalls.
 */
export async function* failOnStall<Item>(
  items: AsyncIterable<Item>,
  isProgress: (item: Item) => boolean,
  timeoutMs: number,
): AsyncGenerator<Item, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let hasBegun = false;
  for (;;) {
    const next = iterator.next();
    const result = await (hasBegun ? rejectAfter(next, timeoutMs) : next);
    if (result.done === true) return;
    hasBegun ||= isProgress(result.value);
    yield result.value;
  }
}

async function rejectAfter<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AiError('timeout', 'the AI server stalled', 'failing')), timeoutMs);
  });
  // The request is aborted then, which rejects this promise when it is no longer awaited.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
