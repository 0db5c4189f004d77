import { fstatSync } from 'node:fs';
import { DamagedLogError } from './damaged-log-error.js';
import { FILE_HEADER_BYTES, headerProblem } from './file-header.js';
import { FileWindow } from './file-window.js';
import { announcedLength, findMarker, FRAME_HEADER_BYTES, isIntact } from './frame.js';

/** Where the intact part of a log ends, and how many bytes lie behind it (0 after a clean stop). */
export interface ScanResult {
  readonly end: number;
  readonly tornBytes: number;
}

/**
 * Visits the body of every frame in order.
 *
 * A bad frame is the torn end of a crash only if nothing behind it can be decoded; its bytes were never acknowledged,
 * so the caller may cut them. If a frame behind it is intact, it was damaged later.
 *
 * @throws DamagedLogError naming the offset, for a bad header, for a bad frame that is not the last one, and for a body
 * that the visitor cannot make sense of.
 */
export function scanLog(fd: number, path: string, visit: (body: Buffer) => void): ScanResult {
  const file = new FileWindow(fd, fstatSync(fd).size);
  const problem = headerProblem(file.read(0, FILE_HEADER_BYTES));
  if (problem !== undefined) throw new DamagedLogError(path, 0, problem);

  let offset = FILE_HEADER_BYTES;
  while (offset < file.size) {
    const body = bodyAt(file, offset);
    if (!body) {
      const intact = findFrameAfter(file, offset);
      if (intact === undefined) break;
      throw new DamagedLogError(path, offset, `the frame is corrupt, but the frame at byte ${intact} is intact`);
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

function bodyAt(file: FileWindow, offset: number): Buffer | undefined {
  const header = file.read(offset, FRAME_HEADER_BYTES);
  const length = announcedLength(header);
  if (length === undefined) return undefined;
  const body = file.read(offset + FRAME_HEADER_BYTES, length);
  return body.length === length && isIntact(header, body, offset) ? body : undefined;
}

function findFrameAfter(file: FileWindow, badOffset: number): number | undefined {
  const step = 1024 * 1024;
  for (let from = badOffset + 1; from < file.size; from += step) {
    // The parts overlap by a header, so that a marker across two of them is found.
    const part = file.read(from, step + FRAME_HEADER_BYTES);
    for (let at = findMarker(part, 0); at !== -1 && at < step; at = findMarker(part, at + 1)) {
      if (bodyAt(file, from + at)) return from + at;
    }
  }
  return undefined;
}
