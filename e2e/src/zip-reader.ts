import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;

/** Reads the files of a ZIP below 4 GB from its central directory, by name. */
export function readZipEntries(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`no ZIP entry at ${at}`);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed);
    if (content.length !== zip.readUInt32LE(at + 24)) throw new Error('truncated ZIP entry');
    entries.set(zip.toString('utf8', at + 46, nameEnd), content);
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}
