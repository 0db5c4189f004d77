import fc from 'fast-check';

import { doc, int, list, NULL, toNumber, text, type Doc, type Value } from '../bson/value.js';
import { parseIndexSpec } from '../commands/index-spec.js';
import { getSortKey } from '../query/document-keys.js';
import { compileSort } from '../query/sort.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { select, createSelection } from './select.js';

const scalar = fc.oneof(
  fc.integer({ min: 0, max: 4 }).map(int),
  fc.constantFrom<Value>(
    NULL,
    text('a'),
    text('b'),
    { type: 'double', value: 2 },
    { type: 'double', value: 1.5 },
    { type: 'double', value: NaN },
  ),
);
const embeddedDocument = fc
  .array(fc.tuple(fc.constantFrom('x', 'y'), scalar), { maxLength: 2 })
  .map((fields) => doc(fields));
const element = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 2, arbitrary: embeddedDocument },
  fc.array(scalar, { maxLength: 2 }).map(list),
);
const value = fc.oneof(
  { weight: 2, arbitrary: element },
  { weight: 1, arbitrary: fc.array(element, { maxLength: 3 }).map(list) },
  { weight: 1, arbitrary: fc.array(scalar, { minLength: 2, maxLength: 3 }).map(list) },
  { weight: 1, arbitrary: fc.array(embeddedDocument, { minLength: 2, maxLength: 3 }).map(list) },
);
const storedDocument = fc
  .array(fc.tuple(fc.constantFrom('a', 'b'), value), { maxLength: 3 })
  .map((entries) => doc(entries));

const operators = fc.oneof(
  value,
  fc.tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'), value).map((entry) => doc([entry])),
  fc.tuple(scalar, scalar).map(([low, high]) =>
    doc([
      ['$gte', low],
      ['$lt', high],
    ]),
  ),
  fc.array(value, { maxLength: 3 }).map((items) => doc([['$in', list(items)]])),
  fc.array(scalar, { minLength: 1, maxLength: 2 }).map((items) => doc([['$all', list(items)]])),
  fc.boolean().map((yes) => doc([['$exists', { type: 'bool', value: yes }]])),
);
const direction = fc.constantFrom(1, -1).map(int);

/** Indexes and queries over the same few paths, so that indexes are used. */
const testCase = fc.constantFrom(['a', 'b'], ['a.x', 'a.y'], ['a'], ['a', 'a.x', 'b', 'b.x']).chain((paths) => {
  const name = fc.constantFrom(...paths);
  const conditions = fc.array(fc.tuple(name, operators), { maxLength: 3 }).map((entries) => doc(entries));
  const branches = fc.array(conditions, { minLength: 1, maxLength: 2 });
  const filter = fc.oneof(
    { weight: 4, arbitrary: conditions },
    { weight: 1, arbitrary: branches.map((filters) => doc([['$or', list(filters)]])) },
  );
  const order = fc.array(fc.tuple(name, direction), { maxLength: 2 }).map((entries) => doc(entries));
  const key = fc.array(fc.tuple(name, direction), { minLength: 1, maxLength: 3 }).map((entries) => doc(entries));
  return fc.record({
    documents: fc.array(storedDocument, { minLength: 2, maxLength: 8, size: 'max' }),
    keys: fc.array(key, { minLength: 1, maxLength: 2 }),
    queries: fc.array(fc.tuple(filter, order), { minLength: 1, maxLength: 12 }),
  });
});

describe('a query', () => {
  let testDatabase: TestDatabase;

  beforeEach(async () => {
    testDatabase = await openTestDatabase();
  });
  afterEach(() => testDatabase.remove());

  it(
    'returns the same documents in the same order with and without indexes',
    async () => {
      let collections = 0;
      await fc.assert(
        fc.asyncProperty(testCase, async ({ documents, keys, queries }) => {
          const [plain, indexed] = [`plain${collections}`, `indexed${collections++}`];
          await testDatabase.database.write((transaction) => {
            transaction.getOrCreateCollection(plain);
            transaction.getOrCreateCollection(indexed);
            for (const [i, spec] of removeDuplicateKeys(keys).entries()) {
              transaction.getOrCreateCollection(indexed).createIndex(
                parseIndexSpec(
                  doc([
                    ['key', spec],
                    ['name', text(`i${i}`)],
                  ]),
                ),
              );
            }
            for (const [i, document] of documents.entries()) {
              const stored = doc([['_id', int(i)], ...document.fields]);
              if (!tryInsert(() => transaction.getOrCreateCollection(indexed).insert(stored))) continue;
              transaction.getOrCreateCollection(plain).insert(stored);
            }
          });
          for (const [query, sort] of queries) {
            const byIndex = await runQuery(testDatabase, indexed, query, sort);
            const byScan = await runQuery(testDatabase, plain, query, sort);
            if (byScan === undefined) continue;
            expect(byIndex?.ids.toSorted()).toEqual(byScan.ids.toSorted());
            expect(byIndex?.order).toEqual(byScan.order);
          }
        }),
        { numRuns: 500 },
      );
    },
    60_000 * Number(process.env.TEST_SCALE || 1),
  );
});

function removeDuplicateKeys(keys: readonly Doc[]): readonly Doc[] {
  return [...new Map(keys.map((key) => [JSON.stringify([...key.fields]), key])).values()];
}

/** Returns false if the insert fails: an index over two arrays rejects documents with both. */
function tryInsert(insert: () => void): boolean {
  try {
    insert();
    return true;
  } catch {
    return false;
  }
}

/** Runs a query; returns the document ids and their sort keys, or undefined if the documents cannot be sorted. */
async function runQuery(testDatabase: TestDatabase, name: string, query: Doc, sort: Doc) {
  const order = compileSort(sort);
  return testDatabase.database.read((snapshot) => {
    const collection = snapshot.getCollection(name);
    if (collection === undefined) throw new Error('no collection');
    try {
      const documents = [...select(collection, { ...createSelection(query), sort: order })];
      return {
        ids: documents.map(({ document }) => toNumber(document.fields.get('_id'))),
        order: order.length === 0 ? [] : documents.map(({ document }) => getSortKey(document, order).toString('hex')),
      };
    } catch {
      return undefined;
    }
  });
}
