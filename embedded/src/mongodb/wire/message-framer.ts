import { MalformedMessageError } from '../bson/decode.js';
import { HEADER_BYTES, LENGTH_BYTES, MAX_MESSAGE_BYTES } from './message.js';

/** Splits the byte stream of a connection into messages. */
export class MessageFramer {
  private chunks: Buffer[] = [];
  private bufferedBytes = 0;

  /** Adds bytes and yields the messages that are complete. Throws MalformedMessageError for an invalid length. */
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
    if (this.bufferedBytes < LENGTH_BYTES) return undefined;
    const firstChunk = this.chunks[0];
    const hasLength = firstChunk !== undefined && firstChunk.length >= LENGTH_BYTES;
    const length = (hasLength ? firstChunk : this.concatChunks()).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new MalformedMessageError(`a message of ${length} bytes`);
    return length;
  }

  private concatChunks(): Buffer {
    const [firstChunk, ...otherChunks] = this.chunks;
    if (firstChunk !== undefined && otherChunks.length === 0) return firstChunk;
    const buffer = Buffer.concat(this.chunks, this.bufferedBytes);
    this.chunks = [buffer];
    return buffer;
  }
}
