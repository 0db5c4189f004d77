import { PAGE_FLAGS_OFFSET, PAGE_HEADER_BYTES, type Tree } from './meta-page.js';

/** The pages of a file, by number. */
export interface Pages {
  readonly pageSize: number;
  /** The number of complete pages of the snapshot in the file. */
  readonly pageCount: number;
  readonly read: (page: number, bytes?: number) => Buffer | undefined;
}

/** The first pages of a file are its two meta pages, which belong to no tree. */
const META_PAGE_COUNT = 2;

/** Flags in the header of a page. */
const BRANCH_PAGE = 0x01;
const LEAF_PAGE = 0x02;
const OVERFLOW_PAGE = 0x04;

/** Where the number of a page is in its header. */
const PAGE_NUMBER_OFFSET = 0;
const PAGE_NUMBER_BYTES = 8;
/** Where the header of a branch or leaf page has the size of the list of node offsets that follows the header. */
const NODE_LIST_BYTES_OFFSET = 20;
const NODE_OFFSET_BYTES = 2;
/** Where the header of the first overflow page of a value has the number of its overflow pages. */
const OVERFLOW_PAGE_COUNT_OFFSET = 20;

/** The size of the header of a node (liblmdb's MDB_node), and where its flags and the size of its key are. */
const NODE_HEADER_BYTES = 8;
const NODE_FLAGS_OFFSET = 4;
const NODE_KEY_BYTES_OFFSET = 6;
/** The flag of a node whose value is in overflow pages. */
const BIG_DATA_NODE = 0x01;

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

  /** Counts the entries of a page and its children. The root has level 1. @throws {DamagedPageError} */
  countEntries(pageNumber: number, level: number): number {
    const page = this.#readPage(pageNumber);
    const isLeaf = level === this.depth;
    if (((page.readUInt16LE(PAGE_FLAGS_OFFSET) & (BRANCH_PAGE | LEAF_PAGE)) === LEAF_PAGE) !== isLeaf)
      throw createDamagedPageError(pageNumber, 'has the wrong type');
    const nodeOffsets = readNodeOffsets(page, pageNumber);
    if (!isLeaf) {
      return nodeOffsets.reduce(
        (sum, nodeOffset) => sum + this.countEntries(readChildPageNumber(page, nodeOffset), level + 1),
        0,
      );
    }
    for (const nodeOffset of nodeOffsets) this.#checkValue(page, nodeOffset, pageNumber);
    return nodeOffsets.length;
  }

  #readPage(pageNumber: number): Buffer {
    this.#visitedPageCount += 1;
    if (this.#visitedPageCount > this.pages.pageCount) throw new DamagedPageError('its pages form a cycle');
    const page = this.#readBytes(pageNumber, this.pages.pageSize);
    if (page.readBigUInt64LE(PAGE_NUMBER_OFFSET) !== BigInt(pageNumber))
      throw createDamagedPageError(pageNumber, 'is overwritten');
    return page;
  }

  #readBytes(pageNumber: number, bytes: number): Buffer {
    const isDataPage = pageNumber >= META_PAGE_COUNT && pageNumber < this.pages.pageCount;
    const page = isDataPage ? this.pages.read(pageNumber, bytes) : undefined;
    if (!page) throw createDamagedPageError(pageNumber, 'is missing');
    return page;
  }

  /** Checks a long value, which is stored in consecutive overflow pages. */
  #checkValue(page: Buffer, nodeOffset: number, pageNumber: number): void {
    if ((page.readUInt16LE(nodeOffset + NODE_FLAGS_OFFSET) & BIG_DATA_NODE) === 0) return;
    // Instead of the value, the number of its first overflow page follows the key.
    const valueOffset = nodeOffset + NODE_HEADER_BYTES + page.readUInt16LE(nodeOffset + NODE_KEY_BYTES_OFFSET);
    if (valueOffset + PAGE_NUMBER_BYTES > page.length) throw createDamagedPageError(pageNumber, 'is overwritten');
    const firstPage = Number(page.readBigUInt64LE(valueOffset));
    const header = this.#readBytes(firstPage, PAGE_HEADER_BYTES);
    const isOverflowPage =
      (header.readUInt16LE(PAGE_FLAGS_OFFSET) & OVERFLOW_PAGE) !== 0 &&
      header.readBigUInt64LE(PAGE_NUMBER_OFFSET) === BigInt(firstPage);
    if (!isOverflowPage) throw createDamagedPageError(firstPage, 'is overwritten');
    const lastPage = firstPage + header.readUInt32LE(OVERFLOW_PAGE_COUNT_OFFSET) - 1;
    if (lastPage >= this.pages.pageCount) throw createDamagedPageError(lastPage, 'is missing');
  }
}

/** Returns where the nodes of a page begin. A page lists that after its header, counted from the end of the header. */
function readNodeOffsets(page: Buffer, pageNumber: number): readonly number[] {
  const count = Math.floor(page.readUInt16LE(NODE_LIST_BYTES_OFFSET) / NODE_OFFSET_BYTES);
  if (PAGE_HEADER_BYTES + NODE_OFFSET_BYTES * count > page.length)
    throw createDamagedPageError(pageNumber, 'is overwritten');
  return Array.from({ length: count }, (_, index) => {
    const nodeOffset = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + NODE_OFFSET_BYTES * index);
    const keyOffset = nodeOffset + NODE_HEADER_BYTES;
    const keyEnd =
      keyOffset <= page.length ? keyOffset + page.readUInt16LE(nodeOffset + NODE_KEY_BYTES_OFFSET) : Infinity;
    if (keyEnd > page.length) throw createDamagedPageError(pageNumber, 'is overwritten');
    return nodeOffset;
  });
}

/** Returns the page number of a child of a branch page: 48 bits. The upper 16 are in the place of the node's flags. */
const readChildPageNumber = (page: Buffer, nodeOffset: number): number =>
  page.readUInt32LE(nodeOffset) + page.readUInt16LE(nodeOffset + NODE_FLAGS_OFFSET) * 2 ** 32;

const createDamagedPageError = (page: number, damage: string): DamagedPageError =>
  new DamagedPageError(`page ${String(page)} ${damage}`);
