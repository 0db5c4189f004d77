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

/** Visits all pages of a tree. Returns a description of the problem, if there is one. */
export function findTreeProblem(pages: Pages, { root, depth, entries }: Tree): string | undefined {
  if (root === undefined) return depth === 0 && entries === 0n ? undefined : 'an empty tree has entries';
  try {
    const found = new TreeWalk(pages, depth).countEntries(root, 1);
    return BigInt(found) === entries ? undefined : `${String(found)} of ${String(entries)} entries were found`;
  } catch (error) {
    if (error instanceof PageProblem) return error.message;
    throw error;
  }
}

class PageProblem extends Error {}

class TreeWalk {
  #visited = 0;

  constructor(
    private readonly pages: Pages,
    private readonly depth: number,
  ) {}

  /** Counts the entries of a page and its children. @throws {PageProblem} */
  countEntries(number: number, level: number): number {
    const page = this.#page(number);
    const isLeaf = level === this.depth;
    if (((page.readUInt16LE(18) & (BRANCH | LEAF)) === LEAF) !== isLeaf)
      throw pageProblem(number, 'has the wrong type');
    const nodes = nodeOffsets(page, number);
    if (!isLeaf) return nodes.reduce((sum, node) => sum + this.countEntries(getChild(page, node), level + 1), 0);
    for (const node of nodes) this.#checkValue(page, node, number);
    return nodes.length;
  }

  #page(number: number): Buffer {
    this.#visited += 1;
    if (this.#visited > this.pages.count) throw new PageProblem('its pages form a cycle');
    const page = this.#readable(number, this.pages.pageSize);
    if (page.readBigUInt64LE(0) !== BigInt(number)) throw pageProblem(number, 'is overwritten');
    return page;
  }

  #readable(number: number, bytes: number): Buffer {
    const page = number < 2 || number >= this.pages.count ? undefined : this.pages.read(number, bytes);
    if (!page) throw pageProblem(number, 'is missing');
    return page;
  }

  /** Checks a long value, which is stored in consecutive overflow pages. */
  #checkValue(page: Buffer, node: number, number: number): void {
    if ((page.readUInt16LE(node + 4) & BIG_DATA) === 0) return;
    const reference = node + NODE_HEADER_BYTES + page.readUInt16LE(node + 6);
    if (reference + PAGE_NUMBER_BYTES > page.length) throw pageProblem(number, 'is overwritten');
    const first = Number(page.readBigUInt64LE(reference));
    const header = this.#readable(first, PAGE_HEADER_BYTES);
    const isValue = (header.readUInt16LE(18) & OVERFLOW) !== 0 && header.readBigUInt64LE(0) === BigInt(first);
    if (!isValue) throw pageProblem(first, 'is overwritten');
    const length = header.readUInt32LE(20);
    if (first + length > this.pages.count) throw pageProblem(first + length - 1, 'is missing');
  }
}

/** Returns the offsets of the nodes of a page. */
function nodeOffsets(page: Buffer, number: number): readonly number[] {
  const count = page.readUInt16LE(20) >> 1;
  if (PAGE_HEADER_BYTES + 2 * count > page.length) throw pageProblem(number, 'is overwritten');
  return Array.from({ length: count }, (_, index) => {
    const node = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * index);
    const keyEnd =
      node + NODE_HEADER_BYTES <= page.length ? node + NODE_HEADER_BYTES + page.readUInt16LE(node + 6) : Infinity;
    if (keyEnd > page.length) throw pageProblem(number, 'is overwritten');
    return node;
  });
}

/** Returns the child page of a branch node (48 bits). */
const getChild = (page: Buffer, node: number): number =>
  page.readUInt32LE(node) + page.readUInt16LE(node + 4) * 2 ** 32;

const pageProblem = (page: number, how: string): PageProblem => new PageProblem(`page ${String(page)} ${how}`);
