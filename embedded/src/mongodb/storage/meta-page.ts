/** One of the B-trees that a snapshot of an LMDB file consists of. */
export interface Tree {
  readonly depth: number;
  readonly entries: bigint;
  /** The page of its root; undefined while it is empty. */
  readonly root: number | undefined;
}

/** The content of a meta page, which is the root of a snapshot. */
export interface MetaPage {
  readonly pageSize: number;
  /** The id of the transaction that wrote the page. */
  readonly transactionId: bigint;
  /** The flags of the trees and the environment in one text, only to compare: they are equal in both meta pages. */
  readonly flags: string;
  readonly lastPage: number;
  /** The tree of free pages and the tree of entries. */
  readonly trees: readonly [free: Tree, main: Tree];
}

/** The size of a page header (liblmdb's MDB_page_header). */
export const PAGE_HEADER_BYTES = 24;
/** Where the flags of a page are in its header. */
export const PAGE_FLAGS_OFFSET = 18;
/** The used size of a meta page. */
export const META_BYTES = 168;

/** The flag of a meta page. */
const META_PAGE = 0x08;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;
const MIN_PAGE_SIZE = 512;
const MAX_PAGE_SIZE = 65_536;
/** Limits of the map size: at least what this server sets, at most what a machine can address. */
const MIN_MAP_BYTES = 2n ** 36n;
const MAX_MAP_BYTES = 2n ** 46n;
const MAX_DEPTH = 32;

/**
 * Reads a meta page of LMDB's data format 2 (64 bits, little-endian). Returns a description of the problem if invalid.
 *
 * The offsets are those of liblmdb's MDB_meta: 0 magic number, 4 version, 16 size of the memory map, 24 tree of free
 * pages, 72 tree of entries, 120 last page, 128 transaction id. Two fields at the start of the first tree belong to the
 * environment: 24 page size, 28 flags. The second tree has its flags at 72 and 76.
 */
export function readMetaPage(bytes: Buffer): MetaPage | string {
  if (bytes.length < META_BYTES) return 'its meta pages are incomplete';
  const meta = bytes.subarray(PAGE_HEADER_BYTES);
  if ((bytes.readUInt16LE(PAGE_FLAGS_OFFSET) & META_PAGE) === 0 || meta.readUInt32LE(0) !== MAGIC) {
    return 'it is not an LMDB file';
  }
  if ((meta.readUInt32LE(4) & 0xffff) !== VERSION) return 'its format version is not supported';
  const pageSize = meta.readUInt32LE(24);
  const isPowerOfTwo = (pageSize & (pageSize - 1)) === 0;
  if (pageSize < MIN_PAGE_SIZE || pageSize > MAX_PAGE_SIZE || !isPowerOfTwo) return 'its page size is invalid';
  const mapBytes = meta.readBigUInt64LE(16);
  const lastPage = meta.readBigUInt64LE(120);
  const maxBytes = mapBytes > MIN_MAP_BYTES ? mapBytes : MIN_MAP_BYTES;
  if (mapBytes > MAX_MAP_BYTES || lastPage * BigInt(pageSize) > maxBytes) return 'its size is invalid';
  const trees = [readTree(meta.subarray(24)), readTree(meta.subarray(72))] as const;
  if (trees.some(({ depth }) => depth > MAX_DEPTH)) return 'the depth of a tree is invalid';
  return {
    pageSize,
    transactionId: meta.readBigUInt64LE(128),
    flags: [meta.readUInt16LE(28), meta.readUInt32LE(72), meta.readUInt16LE(76)].join(' '),
    lastPage: Number(lastPage),
    trees: [trees[0], trees[1]],
  };
}

/** Reads a tree at the offsets of liblmdb's MDB_db: 6 depth, 32 number of entries, 40 root page. */
function readTree(bytes: Buffer): Tree {
  const root = bytes.readBigUInt64LE(40);
  return {
    depth: bytes.readUInt16LE(6),
    entries: bytes.readBigUInt64LE(32),
    root: root === NO_PAGE ? undefined : Number(root),
  };
}
