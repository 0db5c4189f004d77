import { readSync } from 'node:fs';

const WINDOW_BYTES = 8 * 1024 * 1024;

/** Reads ranges of a file sequentially with few system calls. Returned buffers stay valid after later reads. */
export class FileWindow {
  private start = 0;
  private bytes = Buffer.alloc(0);

  constructor(
    private readonly fd: number,
    readonly size: number,
  ) {}

  /** Returns the bytes of `[offset, offset + length)`, fewer only at the end of the file. */
  read(offset: number, length: number): Buffer {
    const end = Math.min(offset + length, this.size);
    if (end <= offset) return Buffer.alloc(0);
    if (offset < this.start || end > this.start + this.bytes.length) this.load(offset, end - offset);
    return this.bytes.subarray(offset - this.start, end - this.start);
  }

  private load(offset: number, minBytes: number): void {
    const bytes = Buffer.allocUnsafe(Math.min(Math.max(minBytes, WINDOW_BYTES), this.size - offset));
    let bytesRead = 0;
    while (bytesRead < bytes.length) {
      const read = readSync(this.fd, bytes, bytesRead, bytes.length - bytesRead, offset + bytesRead);
      if (read === 0) throw new Error(`The file ended at byte ${offset + bytesRead} while it was being read`);
      bytesRead += read;
    }
    this.start = offset;
    this.bytes = bytes;
  }
}
