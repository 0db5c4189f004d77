import { DATA_FILES, type DataFileName, type DescribedFile } from '@trackrecord/contracts';
import { gathered, jsonLines, jsonList, jsonText } from './json-text.js';

/** A file of the download: what it is, and its content, which is made while it is sent. */
export interface DataFile extends Pick<DescribedFile, 'name' | 'mediaType' | 'description' | 'schema'> {
  /** Whether its content is compressed already. */
  readonly isPacked?: boolean;
  readonly content: () => AsyncIterable<Buffer>;
  /** How many entries were sent, where it is a list. */
  readonly entries?: () => number;
}

const known = (name: DataFileName, mediaType: string, description: string) => {
  const { name: schema, version } = DATA_FILES[name];
  return { name, mediaType, description, schema: { name: schema, version } };
};

/** A file that holds one value as JSON. */
export const valueFile = (name: DataFileName, description: string, value: unknown): DataFile => ({
  ...known(name, 'application/json', description),
  content: () => gathered(jsonText(value)),
});

/** A file that holds a list, an entry a line: as JSON, or, where its name ends so, as JSON lines. */
export function listFile(name: DataFileName, description: string, items: () => AsyncIterable<unknown>): DataFile {
  const isLines = name.endsWith('.jsonl');
  let count = 0;
  async function* counted(): AsyncGenerator {
    for await (const item of items()) {
      count += 1;
      yield item;
    }
  }
  return {
    ...known(name, isLines ? 'application/x-ndjson' : 'application/json', description),
    content: () => gathered(isLines ? jsonLines(counted()) : jsonList(counted())),
    entries: () => count,
  };
}

/** A text for people, in UTF-8. */
export const textFile = (name: string, description: string, text: () => AsyncIterable<string>): DataFile => ({
  name,
  mediaType: 'text/plain; charset=utf-8',
  description,
  schema: null,
  content: () => gathered(text()),
});

/** What somebody else made: a document, a recording. */
export const packedFile = (
  name: string,
  mediaType: string,
  description: string,
  content: () => AsyncIterable<Buffer>,
): DataFile => ({ name, mediaType, description, schema: null, isPacked: true, content });
