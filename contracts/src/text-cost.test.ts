import { join, resolve } from 'node:path';
import { expensiveIn, type TextCall, unlistedOf } from './testing/text-cost/text-cost.js';
import {
  canonicalLinkedInUrl,
  isInFuture,
  line,
  onboardingDraft,
  optionalUrl,
  readResume,
  sentSkills,
  typedLine,
  typedProse,
} from './index.js';
const OWN = 'its texts are ours or come from operators';
const IDS = 'compares ids and names of sections';
const exempt: Readonly<Record<string, string>> = {
  'events/decode#decodeProfileEvent': IDS,
  'events/decode#decodeOnboardingEvent': IDS,
  'openapi/errors#errorAnswers': OWN,
  'openapi/to-json-schema#componentSchemas': OWN,
};

const calls: Readonly<Record<string, TextCall>> = {
  'month#isInFuture': (text) => isInFuture(text, 0),
  'a skill': (text) => sentSkills.safeParse([text]),
  'a line': (text) => typedLine.safeParse(text),
  'a description': (text) => typedProse.safeParse(text),
  'a stored line': (text) => line.safeParse(text),
  'a web address': (text) => optionalUrl.safeParse(`https://a.example/${text}`),
  'a LinkedIn address': (text) => canonicalLinkedInUrl(`https://www.linkedin.com/in/${text}`),
  'a draft': (text) => onboardingDraft.safeParse({ kind: 'personal', value: { firstName: text } }),
  'a resume': (text) =>
    readResume({ basics: { name: text, summary: text }, work: [{ name: text, summary: text, startDate: text }] }),
};

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
