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
 * crash the process or lose data silently (decision 026).
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
  const first = readMetaPage(readBytes(fd, 0, META_BYTES));
  if (typeof first === 'string') return first;
  const { pageSize } = first;
  const second = readMetaPage(readBytes(fd, pageSize, META_BYTES));
  if (typeof second === 'string') return second;
  const isPair = second.pageSize === pageSize && second.flags === first.flags && areConsecutive(first, second);
  if (!isPair) return 'its meta pages are inconsistent';
  return findSnapshotDamage(fd, second.transaction > first.transaction ? second : first, size);
}

/** Transactions write the two meta pages alternately; both are 0 in a new file. */
function areConsecutive(
  { transaction: evenTransaction }: MetaPage,
  { transaction: oddTransaction }: MetaPage,
): boolean {
  if (evenTransaction === 0n && oddTransaction === 0n) return true;
  return (
    evenTransaction % 2n === 0n && (oddTransaction === evenTransaction + 1n || oddTransaction === evenTransaction - 1n)
  );
}

function findSnapshotDamage(fd: number, { pageSize, lastPage, trees }: MetaPage, size: number): string | undefined {
  // The file may be shorter than the snapshot if its last pages are free.
  const count = Math.min(lastPage + 1, Math.floor(size / pageSize));
  const read = (page: number, bytes = pageSize) => readBytes(fd, page * pageSize, bytes);
  const treeDamage = trees.map((tree) => findTreeDamage({ pageSize, count, read }, tree));
  return treeDamage.find((damage) => damage !== undefined);
}

function readBytes(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, position));
}
