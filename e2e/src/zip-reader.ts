import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const METHOD_STORED = 0;

// Where the fields are in the records of a ZIP, in bytes from the start of the record (APPNOTE.TXT, section 4.3).
const END_RECORD = { entryCount: 10, directoryOffset: 16 } as const;
const DIRECTORY_ENTRY = {
  method: 10,
  compressedSize: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  localHeaderOffset: 42,
  name: 46,
} as const;
const LOCAL_HEADER = { nameLength: 26, extraLength: 28, name: 30 } as const;

/** Reads the files of a ZIP below 4 GB from its central directory, by name. */
export function readZipEntries(zip: Buffer): ReadonlyMap<string, Buffer> {
  const endRecordStart = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_SIGNATURE).buffer));
  const entries = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(endRecordStart + END_RECORD.directoryOffset);
  for (let entriesLeft = zip.readUInt16LE(endRecordStart + END_RECORD.entryCount); entriesLeft > 0; entriesLeft -= 1) {
    if (zip.readUInt32LE(offset) !== ENTRY_SIGNATURE) throw new Error(`no ZIP entry at ${offset}`);
    const nameStart = offset + DIRECTORY_ENTRY.name;
    const nameEnd = nameStart + zip.readUInt16LE(offset + DIRECTORY_ENTRY.nameLength);
    const localHeaderStart = zip.readUInt32LE(offset + DIRECTORY_ENTRY.localHeaderOffset);
    const contentStart =
      localHeaderStart +
      LOCAL_HEADER.name +
      zip.readUInt16LE(localHeaderStart + LOCAL_HEADER.nameLength) +
      zip.readUInt16LE(localHeaderStart + LOCAL_HEADER.extraLength);
    const compressedSize = zip.readUInt32LE(offset + DIRECTORY_ENTRY.compressedSize);
    const compressedContent = zip.subarray(contentStart, contentStart + compressedSize);
    const isStored = zip.readUInt16LE(offset + DIRECTORY_ENTRY.method) === METHOD_STORED;
    const content = isStored ? compressedContent : inflateRawSync(compressedContent);
    if (content.length !== zip.readUInt32LE(offset + DIRECTORY_ENTRY.size)) throw new Error('truncated ZIP entry');
    entries.set(zip.toString('utf8', nameStart, nameEnd), content);
    const extraLength = zip.readUInt16LE(offset + DIRECTORY_ENTRY.extraLength);
    const commentLength = zip.readUInt16LE(offset + DIRECTORY_ENTRY.commentLength);
    offset = nameEnd + extraLength + commentLength;
  }
  return entries;
}
