/** UTF-16 units take at most three bytes each in UTF-8. */
const MAX_UTF8_BYTES_PER_UNIT = 3;

/** A growing buffer to write to. */
export class ByteSink {
  private bytes: Buffer;
  private end = 0;

  constructor(capacity = 256) {
    this.bytes = Buffer.allocUnsafe(capacity);
  }

  get length(): number {
    return this.end;
  }

  /** Returns a copy of the bytes written so far. */
  finish(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.end));
  }

  /** Returns a view of the bytes written so far, valid until the next write. */
  getView(): Buffer {
    return this.bytes.subarray(0, this.end);
  }

  writeByte(value: number): void {
    this.reserve(1);
    this.bytes[this.end++] = value;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.end);
    this.end += bytes.length;
  }

  writeInt32(value: number): void {
    this.reserve(4);
    this.end = this.bytes.writeInt32LE(value, this.end);
  }

  writeInt64(value: bigint): void {
    this.reserve(8);
    this.end = this.bytes.writeBigInt64LE(value, this.end);
  }

  writeDouble(value: number): void {
    this.reserve(8);
    this.end = this.bytes.writeDoubleLE(value, this.end);
  }

  writeUint16BE(value: number): void {
    this.reserve(2);
    this.end = this.bytes.writeUInt16BE(value, this.end);
  }

  writeUint32BE(value: number): void {
    this.reserve(4);
    this.end = this.bytes.writeUInt32BE(value, this.end);
  }

  writeUint64BE(value: bigint): void {
    this.reserve(8);
    this.end = this.bytes.writeBigUInt64BE(value, this.end);
  }

  /** Writes text as UTF-8 without a terminator. Returns the number of bytes. */
  writeUtf8(value: string): number {
    this.reserve(value.length * MAX_UTF8_BYTES_PER_UNIT);
    const length = this.bytes.write(value, this.end, 'utf8');
    this.end += length;
    return length;
  }

  /** Overwrites the int32 at a position: a length that was not known when it was written. */
  patchInt32(position: number, value: number): void {
    this.bytes.writeInt32LE(value, position);
  }

  /** Complements the bytes from a position to the end. */
  invertFrom(start: number): void {
    for (let at = start; at < this.end; at++) this.bytes[at] = 0xff ^ (this.bytes[at] ?? 0);
  }

  private reserve(size: number): void {
    const minLength = this.end + size;
    if (minLength <= this.bytes.length) return;
    const bytes = Buffer.allocUnsafe(Math.max(minLength, this.bytes.length * 2));
    this.bytes.copy(bytes, 0, 0, this.end);
    this.bytes = bytes;
  }
}
