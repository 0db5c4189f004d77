import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where `replaceFile` gathers the new content of a file; a leftover of a crash is worth nothing. */
export function draftPath(path: string): string {
  return `${path}.new`;
}

/**
 * Gives a file new content, all of it or none: written aside, flushed, renamed over the old one, and the folder flushed
 * so that the rename survives a power cut too.
 */
export function replaceFile(path: string, write: (append: (bytes: Buffer) => void) => void): void {
  const draft = draftPath(path);
  const fd = openSync(draft, 'w', 0o600);
  try {
    write((bytes) => writeFully(fd, bytes));
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(draft, path);
  flushFolder(dirname(path));
}

function writeFully(fd: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(fd, bytes, written);
}

function flushFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
