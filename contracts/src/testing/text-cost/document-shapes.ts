import type { DocumentShape } from './describe-document-cost.js';

/** Repeats a part until a text has a size. */
export const repeatPart = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length));

/** Creates a list of values that together have about a size as JSON. */
export function createList(size: number, createItem: (index: number) => unknown): readonly unknown[] {
  const items: unknown[] = [];
  for (let length = 0; length < size;) {
    const item = createItem(items.length);
    items.push(item);
    length += JSON.stringify(item).length + 1;
  }
  return items;
}

/** Creates a shape: the JSON of a value with a part of about the size of the document. */
export const toJsonShape =
  (createValue: (size: number) => unknown): DocumentShape =>
  (size) =>
    JSON.stringify(createValue(size));

/** Creates JSON with a deeply nested list in place of the text `DEEP`. */
export const nestDeep =
  (value: unknown): DocumentShape =>
  (size) =>
    JSON.stringify(value).replace('"DEEP"', '['.repeat(size / 2) + ']'.repeat(size / 2));

/**
 * Creates the shapes of documents that list records: many small ones, many that are invalid, one whose texts are all
 * long, one whose fields are lists, and one that is deeply nested. `createDocument` puts records into a document,
 * `createRecord` creates a valid record with a text.
 */
export const createRecordShapes = (
  createDocument: (records: readonly unknown[]) => unknown,
  createRecord: (index: number, text: string) => Readonly<Record<string, unknown>>,
): Readonly<Record<string, DocumentShape>> => ({
  'many small records': toJsonShape((size) => createDocument(createList(size, (index) => createRecord(index, 'x')))),
  'many invalid records': toJsonShape((size) => createDocument(createList(size, () => ({ other: INVALID_TEXT })))),
  'a long text': toJsonShape((size) => createDocument([createRecord(0, repeatPart('&amp;lt;p&amp;gt;Cook. ', size))])),
  'long texts in every field': toJsonShape((size) => {
    const record = createRecord(0, 'x');
    const text = repeatPart('Cook. ', size / Object.keys(record).length);
    return createDocument([mapTexts(record, () => text)]);
  }),
  'lists in every field': toJsonShape((size) => {
    const record = createRecord(0, 'x');
    const list = createList(size / Object.keys(record).length, () => 'x');
    return createDocument([Object.fromEntries(Object.keys(record).map((key) => [key, list]))]);
  }),
  'a deep record': nestDeep(createDocument(['DEEP'])),
  'a deep field': nestDeep(createDocument([createRecord(0, 'DEEP')])),
});

/** Not too short: describing an invalid record takes longer than reading a valid one. */
const INVALID_TEXT = 'x'.repeat(100);

/** Replaces the texts of a record. */
const mapTexts = (record: Readonly<Record<string, unknown>>, map: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? map(value) : value]),
  );
