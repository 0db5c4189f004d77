import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { findTreeDamage } from './check-tree.js';

import { META_BYTES, type MetaPage, readMetaPage } from './meta-page.js';

/** A database file is damaged: opening it could crash the process or lose data. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';

  constructor(file: string, problem: string) {
    super(
      `${file} is damaged: ${problem}. Nothing was changed. Restore this file from a backup, or move it away to start without it`,
    );
  }
}

/**
 * Checks every page of the newest snapshot of a file before LMDB maps it: LMDB does not validate pages, so damage would
 * crash the process or lose data silently (embedded/src/mongodb/README.md).
 *
 * @throws {DamagedFileError} with the file and what is damaged
 */
export function checkFile(file: string): void {
  if (!existsSync(file)) return;
  const fd = openSync(file, 'r');
  try {
    const damage = findFileDamage(fd);
    if (damage !== undefined) throw new DamagedFileError(file, damage);
  } finally {
    closeSync(fd);
  }
}

function findFileDamage(fd: number): string | undefined {
  const { size } = fstatSync(fd);
  if (size === 0) return 'it is empty';
  // `readMetaPage` returns a text if the page is damaged.
  const firstMeta = readMetaPage(readBytes(fd, 0, META_BYTES));
  if (typeof firstMeta === 'string') return firstMeta;
  const { pageSize } = firstMeta;
  const secondMeta = readMetaPage(readBytes(fd, pageSize, META_BYTES));
  if (typeof secondMeta === 'string') return secondMeta;
  const areConsistent =
    secondMeta.pageSize === pageSize && secondMeta.flags === firstMeta.flags && areConsecutive(firstMeta, secondMeta);
  if (!areConsistent) return 'its meta pages are inconsistent';
  return findSnapshotDamage(fd, secondMeta.transactionId > firstMeta.transactionId ? secondMeta : firstMeta, size);
}

/**
 * Returns true if two consecutive transactions wrote the meta pages: those with an even id write the first page, the
 * others the second one. In a new file, both ids are 0.
 */
function areConsecutive({ transactionId: evenId }: MetaPage, { transactionId: oddId }: MetaPage): boolean {
  if (evenId === 0n && oddId === 0n) return true;
  return evenId % 2n === 0n && (oddId === evenId + 1n || oddId === evenId - 1n);
}

function findSnapshotDamage(fd: number, { pageSize, lastPage, trees }: MetaPage, size: number): string | undefined {
  // The file may be shorter than the snapshot if its last pages are free.
  const pageCount = Math.min(lastPage + 1, Math.floor(size / pageSize));
  const read = (page: number, bytes = pageSize) => readBytes(fd, page * pageSize, bytes);
  const treeDamage = trees.map((tree) => findTreeDamage({ pageSize, pageCount, read }, tree));
  return treeDamage.find((damage) => damage !== undefined);
}

function readBytes(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, position));
}
