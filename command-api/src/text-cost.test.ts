import { join, resolve } from 'node:path';
import { expensiveIn, type TextCall, unlistedOf } from '@trackrecord/contracts/testing/text-cost/text-cost';

const OWN = 'its texts are ours or come from operators';
const IDS = 'compares ids and names of sections';
const exempt: Readonly<Record<string, string>> = {
  'commands/folded#handledBefore': IDS,
  'erasure/erase-person#beginErasure': OWN,
  'erasure/erased-account#erasedAccount': OWN,
  'work/requested-work#recordingId': IDS,
  'http/command-request#commandRequest': OWN,
  'profile/add-item#addItem': OWN,
  'profile/save-section#saveSection': OWN,
};

const calls: Readonly<Record<string, TextCall>> = {};

const folder = resolve(__dirname, '..');
// Not `import`: a module that exports `then` would be taken for a promise.
const load = (file: string) => jest.requireActual<Readonly<Record<string, unknown>>>(join(folder, file));
const workspace = { folder, load, now: () => process.cpuUsage().user / 1_000, exempt, calls };

it('lists every exported function that takes text beside other things', () => {
  expect(unlistedOf(workspace)).toEqual([]);
}, 120_000);

it('reads 20,000 letters of any kind in a time that grows as the text does', () => {
  expect(expensiveIn(workspace)).toEqual([]);
}, 600_000);
