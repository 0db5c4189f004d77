import { z } from 'zod';
import { type FeedPage, FeedUnreadableError } from '../adapter.js';
import { parseResponse, createIdReader, parseRecords, RecordUnreadableError } from './records.js';

async function readPages(records: readonly unknown[], parse: (value: number) => number | undefined) {
  const pages: FeedPage<number>[] = [];
  for await (const page of parseRecords(records, z.number(), parse)) pages.push(page);
  return pages;
}

it('reports unreadable records with their position and drops ignored ones silently', async () => {
  const pages = await readPages([1, 'x', 2, 3], (value) => {
    if (value === 3) throw new RecordUnreadableError('it is\n<b>odd</b>');
    return value === 2 ? undefined : value;
  });
  expect(pages).toEqual([
    {
      records: [1],
      errors: [{ reason: expect.stringMatching(/^record 2: .*number/) as string }, { reason: 'record 4: it is odd' }],
    },
  ]);
});

it('numbers records across pages and returns one empty page for no records', async () => {
  const pages = await readPages([...Array(250).keys(), 'x'], (value) => value);
  expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 50]);
  expect(pages.at(-1)?.errors).toEqual([{ reason: expect.stringContaining('record 251: ') as string }]);
  expect(await readPages([], (value) => value)).toEqual([{ records: [], errors: [] }]);
});

it('reports the id of an unreadable record if it has one', async () => {
  const shape = z.object({ id: z.number(), title: z.string() });
  const records = [{ id: 7 }, { id: ' ' }, { title: 'x' }, 'x', { id: 8, title: 'odd' }];
  const read = () => {
    throw new RecordUnreadableError('it is odd');
  };
  const readId = createIdReader(z.object({ id: z.union([z.number(), z.string()]) }), ({ id }) => id);
  for await (const { errors } of parseRecords(records, shape, read, readId)) {
    expect(errors.map(({ id }) => id)).toEqual(['7', undefined, undefined, undefined, '8']);
  }
});

it('skips a record that throws and reads the others', async () => {
  const failOnFirst = (record: number) => {
    if (record === 1) throw new RangeError('too deep');
    return record;
  };
  const [page] = await readPages([1, 2], failOnFirst);
  expect(page).toEqual({ records: [2], errors: [{ reason: 'record 1: RangeError: too deep' }] });
});

it('reports invalid responses', () => {
  const shape = z.object({ jobs: z.array(z.unknown()) });
  expect(() => parseResponse('{"jobs":', shape, 'https://a.example')).toThrow(FeedUnreadableError);
  expect(() => parseResponse('{"error":"no such board"}', shape, 'https://a.example')).toThrow(
    /^https:\/\/a\.example: .*jobs: /,
  );
});
