import { readFile } from 'node:fs/promises';

import { doc, int, text, type Doc } from '../bson/value.js';
import { parseIndexSpec } from '../commands/index-spec.js';
import { NO_DEADLINE } from '../deadline.js';
import { select, createSelection } from '../plan/select.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ReadWriteLock } from './read-write-lock.js';

const MARKER = 'marker-of-a-removed-document';

const person = (id: number, name: string): Doc =>
  doc([
    ['_id', int(id)],
    ['name', text(name)],
    ['text', text('x'.repeat(300))],
  ]);

describe('a database', () => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await openTestDatabase();
    await opened.database.write((transaction) => {
      const spec = doc([
        ['key', doc([['name', int(1)]])],
        ['name', text('name_1')],
      ]);
      transaction.collectionToWrite('people').createIndex(parseIndexSpec(spec));
    });
  });
  afterEach(() => opened.remove());

  const insert = (...people: Doc[]) =>
    opened.database.write((transaction) => {
      for (const one of people) transaction.collectionToWrite('people').insert(one);
    });
  const removeAll = (filter: Doc) =>
    opened.database.write((transaction) => {
      const collection = transaction.collectionToWrite('people');
      for (const { record, document } of [...select(collection, createSelection(filter), NO_DEADLINE)])
        collection.remove(record, document);
    });
  const names = (filter = doc()) =>
    opened.database.read((snapshot) => {
      const collection = snapshot.collection('people');
      const found = collection === undefined ? [] : [...select(collection, createSelection(filter), NO_DEADLINE)];
      return found.map(({ document }) => document.fields.get('name'));
    });

  it('keeps an acknowledged write and its index entries across a restart', async () => {
    await insert(person(1, 'ada'), person(2, 'bob'));
    await opened.reopen();
    opened.work.documentsExamined = 0;
    expect(await names(doc([['name', text('bob')]]))).toEqual([text('bob')]);
    expect(opened.work.documentsExamined).toBe(1);
  });

  it('rolls back a write that fails midway', async () => {
    const failing = opened.database.write((transaction) => {
      transaction.collectionToWrite('people').insert(person(1, 'ada'));
      transaction.collectionToWrite('others').insert(person(1, 'ada'));
      throw new Error('out of luck');
    });
    const other = insert(person(2, 'bob'));
    await expect(failing).rejects.toThrow('out of luck');
    await other;
    await opened.reopen();
    expect(await names()).toEqual([text('bob')]);
    expect(await names(doc([['name', text('ada')]]))).toEqual([]);
    expect(await opened.database.read((snapshot) => snapshot.collections().map(({ name }) => name))).toEqual([
      'people',
    ]);
  });

  it('shows a write to readers only once it is on disk', async () => {
    const write = insert(person(1, 'ada'));
    expect(await names()).toEqual([]);
    await write;
    expect(await names()).toEqual([text('ada')]);
  });

  it('runs writes sequentially', async () => {
    const counted = Array.from({ length: 100 }, () =>
      opened.database.write((transaction) => {
        const collection = transaction.collectionToWrite('people');
        collection.insert(person(collection.count(), 'one'));
      }),
    );
    await Promise.all(counted);
    expect(await names()).toHaveLength(100);
  });

  it('removes deleted documents from the file by compaction', async () => {
    const others = Array.from({ length: 50 }, (_, position) => person(position, `name ${position}`));
    await insert(...others.slice(0, 25), person(1000, MARKER), ...others.slice(25));
    await removeAll(doc([['name', text(MARKER)]]));
    expect((await readFile(opened.file)).includes(MARKER)).toBe(true);
    await opened.database.compact();
    expect((await readFile(opened.file)).includes(MARKER)).toBe(false);
    expect(await names()).toHaveLength(50);
  });

  it('removes old versions of changed documents from the file by compaction', async () => {
    await insert(person(1, MARKER), person(2, 'bob'));
    await opened.database.write((transaction) => {
      const collection = transaction.collectionToWrite('people');
      for (const found of [...select(collection, createSelection(doc([['_id', int(1)]])), NO_DEADLINE)]) {
        collection.replace(found.record, found, person(1, 'changed'));
      }
    });
    await opened.database.compact();
    expect((await readFile(opened.file)).includes(MARKER)).toBe(false);
    expect(await names(doc([['name', text('changed')]]))).toEqual([text('changed')]);
  });

  it('serves reads and writes during compaction', async () => {
    await insert(...Array.from({ length: 500 }, (_, position) => person(position, 'before')));
    const work: Promise<unknown>[] = [];
    for (let id = 1000; id < 1200; id++) {
      work.push(insert(person(id, 'during')), names(doc([['_id', int(5)]])));
      if (id % 50 === 0) work.push(opened.database.compact());
    }
    await Promise.all(work);
    await opened.reopen();
    expect(await names()).toHaveLength(700);
    expect(await names(doc([['name', text('during')]]))).toHaveLength(200);
  });

  it('clears all collections, also on disk', async () => {
    await insert(person(1, MARKER));
    await opened.database.clear();
    expect((await readFile(opened.file)).includes(MARKER)).toBe(false);
    expect(await names()).toEqual([]);
    await insert(person(1, 'new'));
    expect(await names()).toEqual([text('new')]);
  });
});

describe('a read-write lock', () => {
  it('runs no other task during an exclusive one', async () => {
    const gate = new ReadWriteLock();
    const log: string[] = [];
    let leave: () => void = () => undefined;
    const first = gate.shared(() => new Promise<void>((resolve) => (leave = resolve)).then(() => log.push('first')));
    const alone = gate.exclusive(() => Promise.resolve(log.push('alone')));
    const last = gate.shared(() => log.push('last'));
    leave();
    await Promise.all([first, alone, last]);
    expect(log).toEqual(['first', 'alone', 'last']);
  });
});
