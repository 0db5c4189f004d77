const LENGTH_BYTES = 4;

/** Writes values into a buffer of known size; `ByteReader` reads them. */
export class ByteWriter {
  private readonly bytes: Buffer;
  private offset = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  /** Writes an integer up to 2^53 as a double, which represents it exactly. */
  writeNumber(value: number): this {
    this.offset = this.bytes.writeDoubleLE(value, this.offset);
    return this;
  }

  writeByte(value: number): this {
    this.offset = this.bytes.writeUInt8(value, this.offset);
    return this;
  }

  writeUuid(value: string): this {
    this.offset += this.bytes.write(value.replaceAll('-', ''), this.offset, UUID_BYTES, 'hex');
    return this;
  }

  writeText(value: string): this {
    const length = this.bytes.write(value, this.offset + LENGTH_BYTES, 'utf8');
    this.bytes.writeUInt32LE(length, this.offset);
    this.offset += LENGTH_BYTES + length;
    return this;
  }

  writeBuffer(value: Buffer): this {
    this.offset = this.bytes.writeUInt32LE(value.length, this.offset);
    this.offset += value.copy(this.bytes, this.offset);
    return this;
  }

  finish(): Buffer {
    if (this.offset !== this.bytes.length) throw new Error(`Wrote ${this.offset} bytes of ${this.bytes.length}`);
    return this.bytes;
  }
}

/** The size of a `writeNumber`. */
export const NUMBER_BYTES = 8;

/** The size of a `writeUuid`. */
export const UUID_BYTES = 16;

/** Returns the size of a `writeText`. */
export function getTextSize(value: string): number {
  return LENGTH_BYTES + Buffer.byteLength(value, 'utf8');
}

/** Returns the size of a `writeBuffer`. */
export function getBufferSize(value: Buffer): number {
  return LENGTH_BYTES + value.length;
}
