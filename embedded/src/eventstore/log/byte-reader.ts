/** Reads what `ByteWriter` wrote; buffers are views, not copies. Reading past the end throws a RangeError. */
export class ByteReader {
  private at = 0;

  constructor(
    private readonly bytes: Buffer,
    private readonly intern: (text: string) => string = (text) => text,
  ) {}

  get atEnd(): boolean {
    return this.at === this.bytes.length;
  }

  number(): number {
    const value = this.bytes.readDoubleLE(this.at);
    this.at += 8;
    return value;
  }

  byte(): number {
    const value = this.bytes.readUInt8(this.at);
    this.at += 1;
    return value;
  }

  uuid(): string {
    const hex = this.bytes.toString('hex', this.at, this.at + 16);
    this.at += 16;
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  text(): string {
    return this.intern(this.buffer().toString('utf8'));
  }

  buffer(): Buffer {
    const start = this.at + 4;
    const end = start + this.bytes.readUInt32LE(this.at);
    if (end > this.bytes.length) throw new RangeError('A value runs past the end of the entry');
    this.at = end;
    return this.bytes.subarray(start, end);
  }
}
