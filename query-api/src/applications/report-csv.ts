import { describeReportedMove, type ReportedApplication } from '@trackrecord/domain';

const COLUMNS: readonly (readonly [name: string, getText: (application: ReportedApplication) => string | undefined])[] =
  [
    ['Applied on', ({ days }) => days.applied],
    ['Title', ({ posting }) => posting.title],
    ['Company', ({ posting }) => posting.company],
    ['Location', ({ posting }) => posting.location],
    ['Address of the posting', ({ posting }) => posting.url],
    ['Interviewing since', ({ days }) => days.interviewing],
    ['Offer on', ({ days }) => days.offer],
    ['Closed on', ({ days }) => days.closed],
    ['Outcome', ({ outcome }) => outcome],
    ['All stages', ({ moves }) => moves.map(describeReportedMove).join('; ')],
  ];

/** Lets spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Creates a report as CSV (RFC 4180), one application per line. */
export const createReportCsv = (applications: readonly ReportedApplication[]): string =>
  BYTE_ORDER_MARK +
  [
    COLUMNS.map(([name]) => name),
    ...applications.map((application) => COLUMNS.map(([, getText]) => getText(application) ?? '')),
  ]
    .map((line) => `${line.map(toField).join(',')}\r\n`)
    .join('');

/**
 * What a spreadsheet may take for the start of a formula: the characters, also in full width, and what it ignores before
 * them, such as spaces and control characters. Tabs and carriage returns alone can move the rest to another cell.
 */
const FORMULA_START = /^(?:[\t\r]|[\s\p{C}\p{Z}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** Quotes a text. A text that a spreadsheet may take for a formula gets an apostrophe before it. */
const toField = (text: string): string => `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
