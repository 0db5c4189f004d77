import { resolve } from 'node:path';
import { describeTextCost } from './testing/text-cost/describe-text-cost.js';
import type { TextCall } from './testing/text-cost/text-cost.js';
import {
  toCanonicalLinkedInUrl,
  isInFuture,
  line,
  onboardingDraft,
  optionalUrl,
  readResume,
  skillsInput,
  typedLine,
  typedProse,
} from './index.js';
const IDS = 'compares ids and names of sections';
const exempt: Readonly<Record<string, string>> = {
  'events/decode#decodeProfileEvent': IDS,
  'events/decode#decodeOnboardingEvent': IDS,
  'events/decode#decodeDetectedSkillsEvent': IDS,
  'events/decode#decodeApplicationsEvent': IDS,
  'events/decode#decodeAccountEvent': IDS,
  'events/decode#decodeAccessEvent': IDS,
  'events/decode#decodeStaffEvent': IDS,
};

const calls: Readonly<Record<string, TextCall>> = {
  'month#isInFuture': (text) => isInFuture(text, 0),
  'a skill': (text) => skillsInput.safeParse([text]),
  'a line': (text) => typedLine.safeParse(text),
  'a description': (text) => typedProse.safeParse(text),
  'a stored line': (text) => line.safeParse(text),
  'a web address': (text) => optionalUrl.safeParse(`https://a.example/${text}`),
  'a LinkedIn address': (text) => toCanonicalLinkedInUrl(`https://www.linkedin.com/in/${text}`),
  'a draft': (text) => onboardingDraft.safeParse({ kind: 'personal', value: { firstName: text } }),
  'a resume': (text) =>
    readResume({ basics: { name: text, summary: text }, work: [{ name: text, summary: text, startDate: text }] }),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
