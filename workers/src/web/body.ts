import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Wanted } from './wanted.js';
import { WebRefused } from './web-refused.js';

/**
 * The body of an answer, unpacked where it is packed as it was asked for.
 * @throws {WebRefused} where it is packed otherwise, or more than is taken, packed or unpacked.
 */
export async function bodyOf(answer: IncomingMessage, wanted: Wanted): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return await collected(atMost(wanted.bytes, answer));
  if (encoding !== 'gzip' || !wanted.gzip) throw new WebRefused('encoded');
  // What fails before it is unpacked fails the unpacking too, so that nothing needs to be done about it here.
  const unpacked: Readable = pipeline(atMost(wanted.bytes, answer), createGunzip(), () => undefined);
  return await collected(atMost(wanted.bytes, unpacked));
}

async function* atMost(most: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) throw new WebRefused('too-large');
    yield chunk;
  }
}

async function collected(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
