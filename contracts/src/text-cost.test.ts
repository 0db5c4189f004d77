import { join, resolve } from 'node:path';
import { expensiveIn, unlistedOf } from './testing/text-cost/text-cost.js';

const folder = resolve(__dirname, '..');
const workspace = {
  folder,
  load: (file: string) => import(join(folder, file)) as Promise<Readonly<Record<string, unknown>>>,
  now: () => performance.now(),
  exempt: {},
  calls: {},
};

it('lists every exported function that takes text beside other things', () => {
  expect(unlistedOf(workspace)).toEqual([]);
}, 120_000);

it('reads 20,000 letters of any kind in a time that grows as the text does', async () => {
  expect(await expensiveIn(workspace)).toEqual([]);
}, 300_000);
