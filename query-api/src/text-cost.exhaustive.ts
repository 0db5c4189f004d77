import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { jobsQuery } from '@trackrecord/contracts';
import { HttpError } from '@trackrecord/platform';
import { formatCalendar } from './applications/calendar-text.js';
import { type ListedJob, OpenJobs, toEmploymentBits } from './jobs/open-jobs.js';
import { selectJobs } from './jobs/select-jobs.js';
import { toUserJobs } from './jobs/user-jobs.js';
import { WordIndex, startsWithTypingError } from './jobs/word-index.js';
import { toEndRevision } from './support/timeline/change-source.js';
import { maskEmail } from './support/mask-email.js';
import { parseCursor } from './support/timeline/timeline-cursor.js';

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

function createWordIndex(words: readonly string[]): WordIndex {
  const index = new WordIndex();
  index.add(0, words);
  return index;
}

describeTextCost({
  startsWithTypingError: (text) => startsWithTypingError(text, text),
  toEmploymentBits: (text) => toEmploymentBits(text.split(' ')),
  maskEmail,
  parseCursor,
  formatCalendar: (text) =>
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
  'WordIndex.add': (text) => new WordIndex().add(0, text.split(' ')),
  'WordIndex.matchWords': (text) => createWordIndex(text.split(' ')).matchWords(text.split(' '), 1),
  toEndRevision: (text) => {
    try {
      toEndRevision(0n, text);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  },
  'OpenJobs.matchWords': (text) => new OpenJobs().matchWords(text.split(' ')),
  'OpenJobs.findCompanyIndex': (text) => new OpenJobs().findCompanyIndex(text),
  'a query': (text) =>
    selectJobs(
      new OpenJobs(),
      [],
      jobsQuery.parse({ search: text.slice(0, 200), location: text.slice(0, 200), place: text.slice(0, 200) }),
      toUserJobs(undefined, undefined),
      0,
    ),
});
