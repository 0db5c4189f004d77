/** Reads values written by `ByteWriter`. Buffers are views, not copies. Reading past the end throws a RangeError. */
export class ByteReader {
  private offset = 0;

  /** @param intern returns the same string object for equal texts */
  constructor(
    private readonly bytes: Buffer,
    private readonly intern: (text: string) => string = (text) => text,
  ) {}

  get isAtEnd(): boolean {
    return this.offset === this.bytes.length;
  }

  readNumber(): number {
    const value = this.bytes.readDoubleLE(this.offset);
    this.offset += 8;
    return value;
  }

  readByte(): number {
    const value = this.bytes.readUInt8(this.offset);
    this.offset += 1;
    return value;
  }

  readUuid(): string {
    const hex = this.bytes.toString('hex', this.offset, this.offset + 16);
    this.offset += 16;
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  readText(): string {
    return this.intern(this.readBuffer().toString('utf8'));
  }

  readBuffer(): Buffer {
    const start = this.offset + 4;
    const end = start + this.bytes.readUInt32LE(this.offset);
    if (end > this.bytes.length) throw new RangeError('A value runs past the end of the entry');
    this.offset = end;
    return this.bytes.subarray(start, end);
  }
}
