import { MalformedMessageError } from '../bson/decode.js';
import { HEADER_BYTES, MAX_MESSAGE_BYTES } from './message.js';

/** Splits the byte stream of a connection into messages. */
export class MessageFramer {
  private chunks: Buffer[] = [];
  private bufferedBytes = 0;

  /** Adds bytes and yields the messages that are complete. Throws MalformedBsonError for an invalid length. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.bufferedBytes += chunk.length;
    for (
      let length = this.getNextLength();
      length !== undefined && this.bufferedBytes >= length;
      length = this.getNextLength()
    ) {
      const buffer = this.concatChunks();
      this.chunks = [buffer.subarray(length)];
      this.bufferedBytes -= length;
      yield buffer.subarray(0, length);
    }
  }

  private getNextLength(): number | undefined {
    if (this.bufferedBytes < 4) return undefined;
    const first = this.chunks[0];
    const length = (first !== undefined && first.length >= 4 ? first : this.concatChunks()).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new MalformedMessageError(`a message of ${length} bytes`);
    return length;
  }

  private concatChunks(): Buffer {
    const [first, ...others] = this.chunks;
    if (first !== undefined && others.length === 0) return first;
    const buffer = Buffer.concat(this.chunks, this.bufferedBytes);
    this.chunks = [buffer];
    return buffer;
  }
}
