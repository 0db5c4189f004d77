import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns the path of the temporary file of `replaceFile`. After a crash it can be deleted. */
export function getTemporaryPath(path: string): string {
  return `${path}.new`;
}

/**
 * Replaces a file atomically: writes a temporary file, flushes it, renames it over the old one and flushes the folder,
 * so that the rename survives a power failure.
 */
export function replaceFile(path: string, write: (append: (bytes: Buffer) => void) => void): void {
  const temporaryPath = getTemporaryPath(path);
  const fd = openSync(temporaryPath, 'w', 0o600);
  try {
    write((bytes) => writeFully(fd, bytes));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporaryPath, path);
  flushFolder(dirname(path));
}

function writeFully(fd: number, bytes: Buffer): void {
  let bytesWritten = 0;
  while (bytesWritten < bytes.length) bytesWritten += writeSync(fd, bytes, bytesWritten);
}

function flushFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
