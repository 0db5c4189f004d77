import { readSync } from 'node:fs';

const WINDOW_BYTES = 8 * 1024 * 1024;

/** Reads ranges of a file front to back with few system calls; what it returns stays valid when it moves on. */
export class FileWindow {
  private start = 0;
  private bytes = Buffer.alloc(0);

  constructor(
    private readonly fd: number,
    readonly size: number,
  ) {}

  /** The bytes of `[offset, offset + length)`, fewer only where the file ends. */
  read(offset: number, length: number): Buffer {
    const end = Math.min(offset + length, this.size);
    if (end <= offset) return Buffer.alloc(0);
    if (offset < this.start || end > this.start + this.bytes.length) this.load(offset, end - offset);
    return this.bytes.subarray(offset - this.start, end - this.start);
  }

  private load(offset: number, atLeast: number): void {
    const bytes = Buffer.allocUnsafe(Math.min(Math.max(atLeast, WINDOW_BYTES), this.size - offset));
    let filled = 0;
    while (filled < bytes.length) {
      const read = readSync(this.fd, bytes, filled, bytes.length - filled, offset + filled);
      if (read === 0) throw new Error(`The file ended at byte ${offset + filled} while it was being read`);
      filled += read;
    }
    this.start = offset;
    this.bytes = bytes;
  }
}
