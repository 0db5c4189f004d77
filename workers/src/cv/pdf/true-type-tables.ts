/** The tables of a TrueType font by tag. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER_SIZE = 12;
/** Each table has a record: its tag, checksum, offset in the font and length, of four bytes each. */
const RECORD_SIZE = 16;

/** Reads the tables of a TrueType font; they share its buffer. */
export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = HEADER_SIZE + index * RECORD_SIZE;
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString('latin1', at, at + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Writes a TrueType font with its tables in order of tags. */
export function writeTables(tables: Tables): Buffer {
  const sortedTables = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(HEADER_SIZE + sortedTables.length * RECORD_SIZE);
  const log2Count = Math.floor(Math.log2(sortedTables.length));
  // The version, the number of tables, and three numbers for a binary search in the records.
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sortedTables.length, 4);
  header.writeUInt16BE(RECORD_SIZE * 2 ** log2Count, 6);
  header.writeUInt16BE(log2Count, 8);
  header.writeUInt16BE(RECORD_SIZE * (sortedTables.length - 2 ** log2Count), 10);
  const parts = [header];
  let start = header.length;
  for (const [index, [tag, table]] of sortedTables.entries()) {
    const at = HEADER_SIZE + index * RECORD_SIZE;
    const padded = Buffer.concat([table], Math.ceil(table.length / 4) * 4);
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(computeChecksum(padded), at + 4);
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

function computeChecksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
