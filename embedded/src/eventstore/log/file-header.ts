const MAGIC = Buffer.from('TRKEVLOG', 'latin1');
const VERSION = 1;

/** Bytes of the log file before its first frame: the magic, then the version of the format. */
export const FILE_HEADER_BYTES = MAGIC.length + 4;

/** The first bytes of every log file. */
export function fileHeader(): Buffer {
  const header = Buffer.alloc(FILE_HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32LE(VERSION, MAGIC.length);
  return header;
}

/** Why these first bytes are not those of a log this version can read, or undefined if they are. */
export function headerProblem(header: Buffer): string | undefined {
  if (header.length < FILE_HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    return 'not an event log header';
  }
  const version = header.readUInt32LE(MAGIC.length);
  return version === VERSION ? undefined : `the log has format ${version}, this server reads format ${VERSION}`;
}
