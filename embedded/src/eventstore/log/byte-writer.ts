const LENGTH_BYTES = 4;

/** Writes values one behind the other into a buffer of known size; `ByteReader` reads them back. */
export class ByteWriter {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  /** A whole number up to 2^53, or a time in milliseconds: a double holds both exactly. */
  number(value: number): this {
    this.at = this.bytes.writeDoubleLE(value, this.at);
    return this;
  }

  byte(value: number): this {
    this.at = this.bytes.writeUInt8(value, this.at);
    return this;
  }

  uuid(value: string): this {
    this.at += this.bytes.write(value.replaceAll('-', ''), this.at, uuidSize, 'hex');
    return this;
  }

  text(value: string): this {
    const length = this.bytes.write(value, this.at + LENGTH_BYTES, 'utf8');
    this.bytes.writeUInt32LE(length, this.at);
    this.at += LENGTH_BYTES + length;
    return this;
  }

  buffer(value: Buffer): this {
    this.at = this.bytes.writeUInt32LE(value.length, this.at);
    this.at += value.copy(this.bytes, this.at);
    return this;
  }

  finish(): Buffer {
    if (this.at !== this.bytes.length) throw new Error(`Wrote ${this.at} bytes of ${this.bytes.length}`);
    return this.bytes;
  }
}

/** Bytes that `ByteWriter.number` takes. */
export const numberSize = 8;

/** Bytes that `ByteWriter.uuid` takes. */
export const uuidSize = 16;

/** Bytes that `ByteWriter.text` takes. */
export function textSize(value: string): number {
  return LENGTH_BYTES + Buffer.byteLength(value, 'utf8');
}

/** Bytes that `ByteWriter.buffer` takes. */
export function bufferSize(value: Buffer): number {
  return LENGTH_BYTES + value.length;
}
