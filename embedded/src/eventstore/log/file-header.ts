const MAGIC = Buffer.from('TRKEVLOG', 'latin1');
const VERSION = 1;

/** The size of the header of a log file: magic and format version. */
export const FILE_HEADER_BYTES = MAGIC.length + 4;

export function createFileHeader(): Buffer {
  const header = Buffer.alloc(FILE_HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(VERSION, MAGIC.length);
  return header;
}

/** Returns why this version cannot read a log with the given header, or undefined if it can. */
export function findHeaderError(header: Buffer): string | undefined {
  if (header.length < FILE_HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    return 'not an event log header';
  }
  const version = header.readUInt32LE(MAGIC.length);
  return version === VERSION ? undefined : `the log has format ${version}, this server reads format ${VERSION}`;
}
