import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Returns the files of a ZIP by name, in order. @throws if it is incomplete. */
export async function unzip(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const file = await openZip(zip);
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => resolve(files));
    file.on('entry', (entry: Entry) => {
      readEntry(file, entry).then((content) => {
        files.set(entry.fileName, content);
        file.readEntry();
      }, reject);
    });
    file.readEntry();
  });
}

const openZip = (zip: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true };
    fromBuffer(zip, options, (error, file) => (error ? reject(error) : resolve(file)));
  });

const readEntry = (file: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
  });

/** Returns the SHA-256 hash in hexadecimal digits. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
