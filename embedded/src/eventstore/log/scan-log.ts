import { fstatSync, readSync } from 'node:fs';
import { FILE_HEADER_BYTES, findHeaderError } from './file-header.js';
import { readBodyLength, findMarker, FRAME_HEADER_BYTES, hasValidChecksum } from './frame.js';

/** How much a `FileWindow` reads with one system call. */
const WINDOW_BYTES = 8 * 1024 * 1024;
/** How much is searched for a marker at once. */
const CHUNK_BYTES = 1024 * 1024;

/** The log is damaged at `offset` (in bytes), which is not the incomplete last frame that a crash leaves. */
export class DamagedLogError extends Error {
  override readonly name = 'DamagedLogError';

  constructor(
    readonly path: string,
    readonly offset: number,
    reason: string,
  ) {
    super(`${path} is damaged at byte ${offset}: ${reason}`);
  }
}

/** The end of the intact part of a log and the number of bytes after it (0 after a clean shutdown). */
export interface ScanResult {
  readonly end: number;
  readonly tornBytes: number;
}

/**
 * Visits the body of every frame in order.
 *
 * A bad frame is an incomplete write of a crash only if no intact frame follows; its bytes were never acknowledged, so
 * the caller may truncate them. If an intact frame follows, the bad one was damaged later.
 *
 * @throws DamagedLogError with the offset, for a bad header, for a bad frame that is not the last one, and for a body
 * for which `visit` throws.
 */
export function scanLog(fd: number, path: string, visit: (body: Buffer) => void): ScanResult {
  const file = new FileWindow(fd, fstatSync(fd).size);
  const headerError = findHeaderError(file.read(0, FILE_HEADER_BYTES));
  if (headerError !== undefined) throw new DamagedLogError(path, 0, headerError);

  let offset = FILE_HEADER_BYTES;
  while (offset < file.size) {
    const body = readBody(file, offset);
    if (!body) {
      const intactOffset = findFrameAfter(file, offset);
      if (intactOffset === undefined) break;
      throw new DamagedLogError(path, offset, `the frame is corrupt, but the frame at byte ${intactOffset} is intact`);
    }
    try {
      visit(body);
    } catch (error) {
      throw new DamagedLogError(path, offset, error instanceof Error ? error.message : String(error));
    }
    offset += FRAME_HEADER_BYTES + body.length;
  }
  return { end: offset, tornBytes: file.size - offset };
}

function readBody(file: FileWindow, offset: number): Buffer | undefined {
  const header = file.read(offset, FRAME_HEADER_BYTES);
  const length = readBodyLength(header);
  if (length === undefined) return undefined;
  const body = file.read(offset + FRAME_HEADER_BYTES, length);
  return body.length === length && hasValidChecksum(header, body, offset) ? body : undefined;
}

function findFrameAfter(file: FileWindow, badOffset: number): number | undefined {
  for (let from = badOffset + 1; from < file.size; from += CHUNK_BYTES) {
    // The chunks overlap by a header, so that a marker across two of them is found.
    const chunk = file.read(from, CHUNK_BYTES + FRAME_HEADER_BYTES);
    for (let index = findMarker(chunk, 0); index !== -1 && index < CHUNK_BYTES; index = findMarker(chunk, index + 1)) {
      if (readBody(file, from + index)) return from + index;
    }
  }
  return undefined;
}

/** Reads ranges of a file sequentially with few system calls. Returned buffers stay valid after later reads. */
class FileWindow {
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
      const readCount = readSync(this.fd, bytes, bytesRead, bytes.length - bytesRead, offset + bytesRead);
      if (readCount === 0) throw new Error(`The file ended at byte ${offset + bytesRead} while it was being read`);
      bytesRead += readCount;
    }
    this.start = offset;
    this.bytes = bytes;
  }
}
