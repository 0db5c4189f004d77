import { findExcessiveGrowth } from './growth.js';
import { createMainThreadClock } from './main-thread-time.js';

/** Globals of Jest, whose types this browser-safe workspace does not have. */
declare const it: {
  readonly each: (
    rows: readonly string[],
  ) => (title: string, test: (shape: string) => Promise<void>, ms: number) => void;
};
declare function expect(actual: unknown): { toBeUndefined: () => void };

/** Creates a hostile document of about the given size (characters). */
export type DocumentShape = (size: number) => string;

/** Reads a document. Errors are ignored: rejecting a document is a valid result. */
type ReadDocument = (document: string) => unknown;

/** Half of it as one text and half as references to it would take 40 million characters, which is a second at least. */
const DOCUMENT_SIZE = 100_000;
const WARM_UP_SIZE = 2_000;

/**
 * Defines tests that the cost of reading a document grows with the size of the whole document, not with the number of
 * parts times the size of one of them. Compares the cost of documents of different sizes, so that they do not depend on
 * the speed of the machine.
 */
export function describeDocumentCost(
  subject: string,
  read: ReadDocument,
  shapes: Readonly<Record<string, DocumentShape>>,
): void {
  const now = createMainThreadClock();
  it.each(Object.keys(shapes))(
    `reads ${subject} in linear time: %s`,
    async (shapeName) => {
      const createDocument = shapes[shapeName] ?? (() => '');
      await readIgnoringErrors(read, createDocument(WARM_UP_SIZE));
      const documents = new Map(
        [1, 2, 4].map((factor) => [factor * DOCUMENT_SIZE, createDocument(factor * DOCUMENT_SIZE)]),
      );
      const growth = await findExcessiveGrowth(
        (size) => readIgnoringErrors(read, documents.get(size) ?? ''),
        now,
        DOCUMENT_SIZE,
      );
      expect(growth).toBeUndefined();
    },
    600_000,
  );
}

async function readIgnoringErrors(read: ReadDocument, document: string): Promise<void> {
  try {
    await read(document);
  } catch {
    // The document was rejected.
  }
}
