import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder. */
export function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** A text in base64, wherever in what was encoded it stood: what is beside it decides over its first and last letters. */
const inBase64 = (text: string): readonly Buffer[] =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
    return Buffer.from(encoded.slice(offset === 0 ? 0 : 4, -4));
  });

/** How a text may be written in a file. */
const WAYS: Readonly<Record<string, (text: string) => readonly Buffer[]>> = {
  utf8: (text) => [Buffer.from(text, 'utf8')],
  utf16le: (text) => [Buffer.from(text, 'utf16le')],
  base64: inBase64,
  hex: (text) => [Buffer.from(Buffer.from(text).toString('hex'))],
  'an address': (text) => [Buffer.from(encodeURIComponent(text))],
};

/** Where any of these texts stands in clear, however it is written: `text (way) in file`. */
export function foundIn(files: Iterable<string>, texts: readonly string[]): readonly string[] {
  const wanted = texts.flatMap((text) =>
    Object.entries(WAYS).flatMap(([way, write]) => write(text).map((bytes) => ({ text, way, bytes }))),
  );
  const found: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const { text, way, bytes: searched } of wanted)
      if (bytes.includes(searched)) found.push(`${text} (${way}) in ${file}`);
  }
  return found;
}
