import { z } from 'zod';
import { type FeedPage, FeedUnreadable } from '../adapter.js';
import { answerOf, pagesOf, RecordUnreadable } from './records.js';

async function read(records: readonly unknown[], one: (told: number) => number | undefined) {
  const pages: FeedPage<number>[] = [];
  for await (const page of pagesOf(records, z.number(), one)) pages.push(page);
  return pages;
}

it('leaves out what cannot be read with its place, and silently what nothing is made of', async () => {
  const pages = await read([1, 'x', 2, 3], (told) => {
    if (told === 3) throw new RecordUnreadable('it is\n<b>odd</b>');
    return told === 2 ? undefined : told;
  });
  expect(pages).toEqual([
    { found: [1], faults: [expect.stringMatching(/^record 2: .*number/), 'record 4: it is odd'] },
  ]);
});

it('counts the records of all pages, and says of none that there are none', async () => {
  const pages = await read([...Array(250).keys(), 'x'], (told) => told);
  expect(pages.map(({ found }) => found.length)).toEqual([100, 100, 50]);
  expect(pages.at(-1)?.faults).toEqual([expect.stringContaining('record 251: ')]);
  expect(await read([], (told) => told)).toEqual([{ found: [], faults: [] }]);
});

it('does not take a fault of ours for one of a record', async () => {
  const broken = () => {
    throw new TypeError('ours');
  };
  await expect(read([1], broken)).rejects.toThrow(TypeError);
});

it('says what is wrong with an answer as a whole', () => {
  const shape = z.object({ jobs: z.array(z.unknown()) });
  expect(() => answerOf('{"jobs":', shape, 'https://a.example')).toThrow(FeedUnreadable);
  expect(() => answerOf('{"error":"no such board"}', shape, 'https://a.example')).toThrow(
    /^https:\/\/a\.example: .*jobs: /,
  );
});
