import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists all files in a folder, recursively. */
export function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Returns the base64 forms of a text at each of the three possible offsets, without the characters that depend on its
 * neighbours.
 */
const toBase64Variants = (text: string): readonly Buffer[] =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    return Buffer.from(encoded.slice(offset === 0 ? 0 : 4, -4));
  });

const ENCODINGS: Readonly<Record<string, (text: string) => readonly Buffer[]>> = {
  utf8: (text) => [Buffer.from(text, 'utf8')],
  utf16le: (text) => [Buffer.from(text, 'utf16le')],
  base64: toBase64Variants,
  hex: (text) => [Buffer.from(Buffer.from(text).toString('hex'))],
  url: (text) => [Buffer.from(encodeURIComponent(text))],
};

/**
 * Of a shorter text, less than 8 characters of base64 are the same in all contexts. Encrypted data of some 100 MB contains
 * any 4 of them by chance.
 */
const MIN_LENGTH = 9;

/**
 * Searches files for texts in plain or encoded form. Returns lines such as `text (encoding) in file`.
 * @throws {Error} if a text is so short that it could be found by chance.
 */
export function findTexts(files: Iterable<string>, texts: readonly string[]): readonly string[] {
  const shortText = texts.find((text) => text.length < MIN_LENGTH);
  if (shortText !== undefined) throw new Error(`"${shortText}" is too short to be searched for`);
  const patterns = texts.flatMap((text) =>
    Object.entries(ENCODINGS).flatMap(([encoding, encode]) => encode(text).map((bytes) => ({ text, encoding, bytes }))),
  );
  const matches: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const { text, encoding, bytes: pattern } of patterns)
      if (bytes.includes(pattern)) matches.push(`${text} (${encoding}) in ${file}`);
  }
  return matches;
}
