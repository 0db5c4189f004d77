import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const METHOD_STORED = 0;

/** Reads the files of a ZIP below 4 GB from its central directory, by name. */
export function readZipEntries(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END_SIGNATURE).buffer));
  const entries = new Map<string, Buffer>();
  let offset = zip.readUInt32LE(end + 16);
  for (let entriesLeft = zip.readUInt16LE(end + 10); entriesLeft > 0; entriesLeft -= 1) {
    if (zip.readUInt32LE(offset) !== ENTRY_SIGNATURE) throw new Error(`no ZIP entry at ${offset}`);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(offset + field));
    const nameEnd = offset + 46 + (nameLength ?? 0);
    const localHeader = zip.readUInt32LE(offset + 42);
    const contentStart = localHeader + 30 + zip.readUInt16LE(localHeader + 26) + zip.readUInt16LE(localHeader + 28);
    const compressed = zip.subarray(contentStart, contentStart + zip.readUInt32LE(offset + 20));
    const content = zip.readUInt16LE(offset + 10) === METHOD_STORED ? compressed : inflateRawSync(compressed);
    if (content.length !== zip.readUInt32LE(offset + 24)) throw new Error('truncated ZIP entry');
    entries.set(zip.toString('utf8', offset + 46, nameEnd), content);
    offset = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}
