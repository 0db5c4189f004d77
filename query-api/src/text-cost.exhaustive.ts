import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { jobsQuery } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';
import { formatCalendar } from './extensions/calendar-text.js';
import { type ListedJob, OpenJobs } from './jobs/open-jobs.js';
import { selectJobs } from './jobs/select-jobs.js';
import { toUserJobs } from './jobs/user-jobs.js';
import { WordIndex } from './jobs/word-index.js';
import { toEndRevision } from './support/timeline/change-source.js';

const LISTED: ListedJob = {
  _id: 'a',
  jobId: 'a',
  number: 1,
  change: 1,
  isOpen: true,
  postedAt: '2026-11-10T00:00:00.000Z',
  expiresAt: new Date('2026-12-20T00:00:00Z'),
  location: 'Pune',
  yearly: undefined,
  remote: false,
  title: 'Title',
  company: 'Company',
  description: 'Text',
  employmentType: [],
};

const IDS = 'compares ids';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'applications/current-applications#requireApplication': IDS,
  'export/undecodable-events#explainUndecodable': OPERATOR_TEXT,
  'export/data-file#createListFile': OPERATOR_TEXT,
  'export/data-file#createValueFile': OPERATOR_TEXT,
  'export/data-file#createTextFile': OPERATOR_TEXT,
  'export/data-file#createBinaryFile': OPERATOR_TEXT,
  'projector/project#projectForever': OPERATOR_TEXT,
  'projector/rebuild#rebuildAll': OPERATOR_TEXT,
  'projector/rebuild#rebuildStream': OPERATOR_TEXT,
  'projector/buffered-views#BufferedViews.readEach': IDS,
  'projector/view-store#ViewStore': IDS,
  'projector/projections#Projections': IDS,
  'projector/quarantine#Quarantine': IDS,
  'projector/rebuild-requests#RebuildRequests': IDS,
  'projector/view-cache#ViewCache': IDS,
  'jobs/job-reader#JobReader': IDS,
  'jobs/hidden-slots#toSlots': IDS,
  'support/record-use#createUseRecorder': OPERATOR_TEXT,
  'support/record-use#createLookupRecorder': OPERATOR_TEXT,
  'support/get-person-activity#readActivityPage': 'parses a time that was validated',
  'support/person-card#readPersonCard': IDS,
  'support/support-bundle#createBundle': IDS,
  'access/person-accesses#readLoggedSession': IDS,
  'access/read-card-access#readCardAccess': IDS,
  'access/take-page#sortBefore': 'parses a time that was validated',
  'access/own-accesses#toCurrentConsent': 'compares times of the server',
  'health/get-health#createTargetChecks': OPERATOR_TEXT,
  'openapi/docs-routes#createDocsRouter': OPERATOR_TEXT,
};

/** How to call the others with a long text; also other code that takes text. */
const calls: Readonly<Record<string, TextCall>> = {
  'extensions/calendar-text#formatCalendar': (text) =>
    formatCalendar(text, [
      {
        uid: 'a',
        title: text,
        url: 'https://a.example',
        createdAt: new Date(0),
        sequence: 0,
        day: '2026-11-27',
        lastDay: '2026-11-27',
        isBusy: false,
      },
    ]),
  'a posting in the lists': (text) =>
    new OpenJobs().apply([{ ...LISTED, title: text.slice(0, 200), description: text, location: text.slice(0, 200) }]),
  'jobs/word-index#WordIndex.add': (text) => new WordIndex().add(0, text.split(' ')),
  'jobs/word-index#WordIndex.matchWords': (text) => createWordIndex(text.split(' ')).matchWords(text.split(' '), 1),
  'support/timeline/change-source#toEndRevision': (text) => {
    try {
      toEndRevision(0n, text);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  },
  'jobs/open-jobs#OpenJobs.matchWords': (text) => new OpenJobs().matchWords(text.split(' ')),
  'jobs/open-jobs#OpenJobs.findCompanyIndex': (text) => new OpenJobs().findCompanyIndex(text),
  'a query': (text) =>
    selectJobs(
      new OpenJobs(),
      [],
      jobsQuery.parse({ search: text.slice(0, 200), location: text.slice(0, 200), place: text.slice(0, 200) }),
      toUserJobs(undefined, undefined),
      0,
    ),
};

function createWordIndex(words: readonly string[]): WordIndex {
  const index = new WordIndex();
  index.add(0, words);
  return index;
}

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
