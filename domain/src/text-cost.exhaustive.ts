import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { toStoredDate } from './resume/resume-dates.js';

const IDS = 'compares ids and names of sections';
const TIMES = 'compares ISO times of the server';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'access/access#addMs': TIMES,
  'access/access#findConsent': TIMES,
  'access/access#isOpen': TIMES,
  'access/access#findRecentUses': TIMES,
  'applications/applications#findApplication': IDS,
  'applications/applications#findSavedEvent': IDS,
  'profile/profile.codec#toProfile': IDS,
  'resume/parse-skills#parseSkills': 'its skills are lines of at most 200 letters',
  'resume/import-skills#importSkills': 'its skills are lines of at most 200 letters',
  'resume/import-sections#importSections': 'its fields were read, and cut, by the contracts',
};

/** How to call the others with a long text. */
const calls: Readonly<Record<string, TextCall>> = {
  'resume/resume-dates#toStoredDate': (text) => toStoredDate(text, 'start'),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
