import { MalformedBson } from '../bson/decode.js';
import { HEADER_BYTES, MAX_MESSAGE_BYTES } from './message.js';

/** Cuts the bytes of a connection into messages. */
export class Framing {
  private chunks: Buffer[] = [];
  private held = 0;

  /** The messages that are complete with these bytes. Throws MalformedBson for a length that cannot be. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.held += chunk.length;
    for (let length = this.nextLength(); length !== undefined && this.held >= length; length = this.nextLength()) {
      const all = this.joined();
      this.chunks = [all.subarray(length)];
      this.held -= length;
      yield all.subarray(0, length);
    }
  }

  private nextLength(): number | undefined {
    if (this.held < 4) return undefined;
    const first = this.chunks[0];
    const length = (first !== undefined && first.length >= 4 ? first : this.joined()).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new MalformedBson(`a message of ${length} bytes`);
    return length;
  }

  private joined(): Buffer {
    const [first, ...others] = this.chunks;
    if (first !== undefined && others.length === 0) return first;
    const all = Buffer.concat(this.chunks, this.held);
    this.chunks = [all];
    return all;
  }
}
