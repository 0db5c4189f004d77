import { resolve } from 'node:path';
import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { findHiddenNames } from './applications/applications.js';
import { readState } from './places/us-states.js';

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

describeTextCost(resolve(__dirname, '..'), {
  exempt,
  calls: {
    'applications/applications#findHiddenNames': (text) => findHiddenNames({ hiddenCompanies: [text] }, text),
    'places/us-states#readState': (text) => readState(`,${text}`, true),
  },
});
