import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { treeProblem } from './check-tree.js';
import { DamagedFileError } from './damaged-file.js';
import { META_BYTES, type MetaPage, readMetaPage } from './meta-page.js';

/**
 * Checks, before LMDB maps it, that every page of a file that the newest snapshot leads to is there and is the page it
 * should be: LMDB itself believes what it finds, which ends the process, or answers with nothing.
 *
 * @throws {DamagedFileError} naming the file and what is wrong.
 */
export function checkFile(file: string): void {
  if (!existsSync(file)) return;
  const handle = openSync(file, 'r');
  try {
    const problem = fileProblem(handle);
    if (problem !== undefined) throw new DamagedFileError(file, problem);
  } finally {
    closeSync(handle);
  }
}

function fileProblem(handle: number): string | undefined {
  const { size } = fstatSync(handle);
  if (size === 0) return 'it is empty';
  const first = readMetaPage(bytesAt(handle, 0, META_BYTES));
  if (typeof first === 'string') return first;
  const { pageSize } = first;
  const second = readMetaPage(bytesAt(handle, pageSize, META_BYTES));
  if (typeof second === 'string') return second;
  const isPair = second.pageSize === pageSize && second.flags === first.flags && followEachOther(first, second);
  if (!isPair) return 'its first two pages contradict each other';
  return snapshotProblem(handle, second.transaction > first.transaction ? second : first, size);
}

/** Transactions write the two meta pages in turn; nobody has written to a new file. */
function followEachOther({ transaction: even }: MetaPage, { transaction: odd }: MetaPage): boolean {
  if (even === 0n && odd === 0n) return true;
  return even % 2n === 0n && (odd === even + 1n || odd === even - 1n);
}

function snapshotProblem(handle: number, { pageSize, lastPage, trees }: MetaPage, size: number): string | undefined {
  // The file may be shorter than the snapshot where its last pages are free.
  const count = Math.min(lastPage + 1, Math.floor(size / pageSize));
  const read = (page: number, bytes = pageSize) => bytesAt(handle, page * pageSize, bytes);
  const problems = trees.map((tree) => treeProblem({ pageSize, count, read }, tree));
  return problems.find((problem) => problem !== undefined);
}

function bytesAt(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, position));
}
