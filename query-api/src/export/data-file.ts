import { DATA_FILES, type DataFileName, type DescribedFile } from '@trackrecord/contracts';
import { toChunks, formatJsonLines, formatJsonList, formatJson } from './json-text.js';

/** A file of the download. Its content is created while it is sent. */
export interface DataFile extends Pick<DescribedFile, 'name' | 'mediaType' | 'description' | 'schema'> {
  /** True if its content is compressed already. */
  readonly isCompressed?: boolean;
  readonly content: () => AsyncIterable<Buffer>;
  /** Returns the number of entries that were sent, if the file is a list. */
  readonly getEntryCount?: () => number;
}

const describe = (name: DataFileName, mediaType: string, description: string) => {
  const { name: schema, version } = DATA_FILES[name];
  return { name, mediaType, description, schema: { name: schema, version } };
};

/** Creates a JSON file with one value. */
export const createValueFile = (name: DataFileName, description: string, value: unknown): DataFile => ({
  ...describe(name, 'application/json', description),
  content: () => toChunks(formatJson(value)),
});

/** Creates a file with a list, one entry per line: JSON, or JSON lines if its name ends in `.jsonl`. */
export function createListFile(name: DataFileName, description: string, items: () => AsyncIterable<unknown>): DataFile {
  const isJsonLines = name.endsWith('.jsonl');
  let count = 0;
  async function* countItems(): AsyncGenerator {
    for await (const item of items()) {
      count += 1;
      yield item;
    }
  }
  return {
    ...describe(name, isJsonLines ? 'application/x-ndjson' : 'application/json', description),
    content: () => toChunks(isJsonLines ? formatJsonLines(countItems()) : formatJsonList(countItems())),
    getEntryCount: () => count,
  };
}

/** Creates a text file in UTF-8. */
export const createTextFile = (name: string, description: string, text: () => AsyncIterable<string>): DataFile => ({
  name,
  mediaType: 'text/plain; charset=utf-8',
  description,
  schema: null,
  content: () => toChunks(text()),
});

/** Creates a file with binary content, such as a PDF or a recording. */
export const createBinaryFile = (
  name: string,
  mediaType: string,
  description: string,
  content: () => AsyncIterable<Buffer>,
): DataFile => ({ name, mediaType, description, schema: null, isCompressed: true, content });
