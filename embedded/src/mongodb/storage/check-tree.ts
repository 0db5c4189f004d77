import { PAGE_HEADER_BYTES, type Tree } from './meta-page.js';

/** The pages of a file, by number. */
export interface Pages {
  readonly pageSize: number;
  /** The number of complete pages of the snapshot in the file. */
  readonly count: number;
  readonly read: (page: number, bytes?: number) => Buffer | undefined;
}

const BRANCH = 0x01;
const LEAF = 0x02;
const OVERFLOW = 0x04;
const BIG_DATA = 0x01;
const NODE_HEADER_BYTES = 8;
const PAGE_NUMBER_BYTES = 8;

/** Visits all pages of a tree. Returns a description of the damage, if there is any. */
export function findTreeDamage(pages: Pages, { root, depth, entries }: Tree): string | undefined {
  if (root === undefined) return depth === 0 && entries === 0n ? undefined : 'an empty tree has entries';
  try {
    const count = new TreeChecker(pages, depth).countEntries(root, 1);
    return BigInt(count) === entries ? undefined : `${String(count)} of ${String(entries)} entries were found`;
  } catch (error) {
    if (error instanceof DamagedPageError) return error.message;
    throw error;
  }
}

class DamagedPageError extends Error {}

class TreeChecker {
  #visitedPageCount = 0;

  constructor(
    private readonly pages: Pages,
    private readonly depth: number,
  ) {}

  /** Counts the entries of a page and its children. @throws {DamagedPageError} */
  countEntries(pageNumber: number, level: number): number {
    const page = this.#readPage(pageNumber);
    const isLeaf = level === this.depth;
    if (((page.readUInt16LE(18) & (BRANCH | LEAF)) === LEAF) !== isLeaf)
      throw createDamagedPageError(pageNumber, 'has the wrong type');
    const nodes = readNodeOffsets(page, pageNumber);
    if (!isLeaf) return nodes.reduce((sum, node) => sum + this.countEntries(getChild(page, node), level + 1), 0);
    for (const node of nodes) this.#checkValue(page, node, pageNumber);
    return nodes.length;
  }

  #readPage(pageNumber: number): Buffer {
    this.#visitedPageCount += 1;
    if (this.#visitedPageCount > this.pages.count) throw new DamagedPageError('its pages form a cycle');
    const page = this.#readPages(pageNumber, this.pages.pageSize);
    if (page.readBigUInt64LE(0) !== BigInt(pageNumber)) throw createDamagedPageError(pageNumber, 'is overwritten');
    return page;
  }

  #readPages(pageNumber: number, bytes: number): Buffer {
    const page = pageNumber < 2 || pageNumber >= this.pages.count ? undefined : this.pages.read(pageNumber, bytes);
    if (!page) throw createDamagedPageError(pageNumber, 'is missing');
    return page;
  }

  /** Checks a long value, which is stored in consecutive overflow pages. */
  #checkValue(page: Buffer, node: number, pageNumber: number): void {
    if ((page.readUInt16LE(node + 4) & BIG_DATA) === 0) return;
    const reference = node + NODE_HEADER_BYTES + page.readUInt16LE(node + 6);
    if (reference + PAGE_NUMBER_BYTES > page.length) throw createDamagedPageError(pageNumber, 'is overwritten');
    const first = Number(page.readBigUInt64LE(reference));
    const header = this.#readPages(first, PAGE_HEADER_BYTES);
    const isValue = (header.readUInt16LE(18) & OVERFLOW) !== 0 && header.readBigUInt64LE(0) === BigInt(first);
    if (!isValue) throw createDamagedPageError(first, 'is overwritten');
    const length = header.readUInt32LE(20);
    if (first + length > this.pages.count) throw createDamagedPageError(first + length - 1, 'is missing');
  }
}

function readNodeOffsets(page: Buffer, pageNumber: number): readonly number[] {
  const count = page.readUInt16LE(20) >> 1;
  if (PAGE_HEADER_BYTES + 2 * count > page.length) throw createDamagedPageError(pageNumber, 'is overwritten');
  return Array.from({ length: count }, (_, index) => {
    const node = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * index);
    const keyEnd =
      node + NODE_HEADER_BYTES <= page.length ? node + NODE_HEADER_BYTES + page.readUInt16LE(node + 6) : Infinity;
    if (keyEnd > page.length) throw createDamagedPageError(pageNumber, 'is overwritten');
    return node;
  });
}

/** Returns the child page of a branch node (48 bits). */
const getChild = (page: Buffer, node: number): number =>
  page.readUInt32LE(node) + page.readUInt16LE(node + 4) * 2 ** 32;

const createDamagedPageError = (page: number, damage: string): DamagedPageError =>
  new DamagedPageError(`page ${String(page)} ${damage}`);
