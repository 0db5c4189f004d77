import { join, resolve } from 'node:path';
import { expensiveIn, type TextCall, unlistedOf } from '@trackrecord/contracts/testing/text-cost/text-cost';

const IDS = 'compares ids and names of sections';
const exempt: Readonly<Record<string, string>> = {
  'profile/lists#inOrder': IDS,
  'profile/lists#withRemoved': IDS,
  'onboarding/drafts-of-step#isPending': IDS,
  'onboarding/drafts-of-step#withoutStep': IDS,
  'resume/imported-fields#importedFields': IDS,
  'profile/profile-of#profileOf': IDS,
  'resume/read-skills#saidSkills': 'its skills are lines of at most 200 letters',
  'resume/imported-skills#importedSkills': 'its skills are lines of at most 200 letters',
  'resume/read-basics#saidBasics': 'its fields are lines of at most 200 letters',
  'resume/sections-of-resume#sectionsOfResume': 'its fields were read, and cut, by the contracts',
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
