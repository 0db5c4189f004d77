import { readFile } from 'node:fs/promises';

import { doc, int, text, type Doc } from '../bson/value.js';
import { parseIndexSpec } from '../commands/index-spec.js';
import { select, createSelection } from '../plan/select.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ReadWriteLock } from './read-write-lock.js';

const MARKER = 'marker-of-a-removed-document';

const createPerson = (id: number, name: string): Doc =>
  doc([
    ['_id', int(id)],
    ['name', text(name)],
    ['text', text('x'.repeat(300))],
  ]);

describe('a database', () => {
  let testDatabase: TestDatabase;

  beforeEach(async () => {
    testDatabase = await openTestDatabase();
    await testDatabase.database.write((transaction) => {
      const spec = doc([
        ['key', doc([['name', int(1)]])],
        ['name', text('name_1')],
      ]);
      transaction.getOrCreateCollection('people').createIndex(parseIndexSpec(spec));
    });
  });
  afterEach(() => testDatabase.remove());

  const insert = (...people: Doc[]) =>
    testDatabase.database.write((transaction) => {
      for (const person of people) transaction.getOrCreateCollection('people').insert(person);
    });
  const removeAll = (filter: Doc) =>
    testDatabase.database.write((transaction) => {
      const collection = transaction.getOrCreateCollection('people');
      for (const { recordId, document } of [...select(collection, createSelection(filter))])
        collection.remove(recordId, document);
    });
  const readNames = (filter = doc()) =>
    testDatabase.database.read((snapshot) => {
      const collection = snapshot.getCollection('people');
      const documents = collection === undefined ? [] : [...select(collection, createSelection(filter))];
      return documents.map(({ document }) => document.fields.get('name'));
    });

  it('keeps an acknowledged write and its index entries across a restart', async () => {
    await insert(createPerson(1, 'ada'), createPerson(2, 'bob'));
    await testDatabase.reopen();
    testDatabase.stats.documentsExamined = 0;
    expect(await readNames(doc([['name', text('bob')]]))).toEqual([text('bob')]);
    expect(testDatabase.stats.documentsExamined).toBe(1);
  });

  it('rolls back a write that fails midway', async () => {
    const failing = testDatabase.database.write((transaction) => {
      transaction.getOrCreateCollection('people').insert(createPerson(1, 'ada'));
      transaction.getOrCreateCollection('others').insert(createPerson(1, 'ada'));
      throw new Error('failed on purpose');
    });
    const other = insert(createPerson(2, 'bob'));
    await expect(failing).rejects.toThrow('failed on purpose');
    await other;
    await testDatabase.reopen();
    expect(await readNames()).toEqual([text('bob')]);
    expect(await readNames(doc([['name', text('ada')]]))).toEqual([]);
    expect(await testDatabase.database.read((snapshot) => snapshot.listCollections().map(({ name }) => name))).toEqual([
      'people',
    ]);
  });

  it('shows a write to readers only once it is on disk', async () => {
    const write = insert(createPerson(1, 'ada'));
    expect(await readNames()).toEqual([]);
    await write;
    expect(await readNames()).toEqual([text('ada')]);
  });

  it('runs writes sequentially', async () => {
    const writes = Array.from({ length: 100 }, () =>
      testDatabase.database.write((transaction) => {
        const collection = transaction.getOrCreateCollection('people');
        collection.insert(createPerson(collection.count(), 'one'));
      }),
    );
    await Promise.all(writes);
    expect(await readNames()).toHaveLength(100);
  });

  it('removes deleted documents from the file by compaction', async () => {
    const people = Array.from({ length: 50 }, (_, position) => createPerson(position, `name ${position}`));
    await insert(...people.slice(0, 25), createPerson(1000, MARKER), ...people.slice(25));
    await removeAll(doc([['name', text(MARKER)]]));
    expect((await readFile(testDatabase.file)).includes(MARKER)).toBe(true);
    await testDatabase.database.compact();
    expect((await readFile(testDatabase.file)).includes(MARKER)).toBe(false);
    expect(await readNames()).toHaveLength(50);
  });

  it('removes old versions of changed documents from the file by compaction', async () => {
    await insert(createPerson(1, MARKER), createPerson(2, 'bob'));
    await testDatabase.database.write((transaction) => {
      const collection = transaction.getOrCreateCollection('people');
      for (const stored of [...select(collection, createSelection(doc([['_id', int(1)]])))]) {
        collection.replace(stored.recordId, stored, createPerson(1, 'changed'));
      }
    });
    await testDatabase.database.compact();
    expect((await readFile(testDatabase.file)).includes(MARKER)).toBe(false);
    expect(await readNames(doc([['name', text('changed')]]))).toEqual([text('changed')]);
  });

  it('serves reads and writes during compaction', async () => {
    await insert(...Array.from({ length: 500 }, (_, position) => createPerson(position, 'before')));
    const work: Promise<unknown>[] = [];
    for (let id = 1000; id < 1200; id++) {
      work.push(insert(createPerson(id, 'during')), readNames(doc([['_id', int(5)]])));
      if (id % 50 === 0) work.push(testDatabase.database.compact());
    }
    await Promise.all(work);
    await testDatabase.reopen();
    expect(await readNames()).toHaveLength(700);
    expect(await readNames(doc([['name', text('during')]]))).toHaveLength(200);
  });

  it('clears all collections, also on disk', async () => {
    await insert(createPerson(1, MARKER));
    await testDatabase.database.clear();
    expect((await readFile(testDatabase.file)).includes(MARKER)).toBe(false);
    expect(await readNames()).toEqual([]);
    await insert(createPerson(1, 'new'));
    expect(await readNames()).toEqual([text('new')]);
  });
});

describe('a read-write lock', () => {
  it('runs no other task during an exclusive one', async () => {
    const lock = new ReadWriteLock();
    const log: string[] = [];
    let finishFirst: () => void = () => undefined;
    const first = lock.runShared(() =>
      new Promise<void>((resolve) => (finishFirst = resolve)).then(() => log.push('first')),
    );
    const exclusive = lock.runExclusive(() => Promise.resolve(log.push('alone')));
    const last = lock.runShared(() => log.push('last'));
    finishFirst();
    await Promise.all([first, exclusive, last]);
    expect(log).toEqual(['first', 'alone', 'last']);
  });
});
