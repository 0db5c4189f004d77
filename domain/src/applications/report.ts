import {
  type Application,
  CLOSE_REASON_NAMES,
  type Move,
  type PostingFacts,
  type Stage,
  STAGE_NAMES,
} from '@trackrecord/contracts';

/** A period of days (YYYY-MM-DD), inclusive; open at an end that is absent. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** An application in a report. */
export interface ReportedApplication {
  readonly posting: PostingFacts;
  /** Its moves, oldest first, without the one that saved it. */
  readonly moves: readonly Move[];
  /** The first day of each stage that it reached; of `closed` the last one, and only while it is closed. */
  readonly days: Readonly<Partial<Record<Stage, string>>>;
  /** Why it was closed: `Declined by the company`. Absent while it is open or without a reason. */
  readonly outcome?: string;
}

/**
 * Lists the applications that moved in a period, for a report to an employment office, by the day of the first move.
 * Postings that were only saved are left out.
 */
export function createReport(applications: readonly Application[], period: Period): readonly ReportedApplication[] {
  return applications
    .map(toReportedApplication)
    .filter(({ moves }) => moves.some(({ on }) => isWithin(on, period)))
    .toSorted((a, b) => compareDays(a.moves[0]?.on, b.moves[0]?.on));
}

function toReportedApplication({ posting, moves }: Application): ReportedApplication {
  const reportedMoves = moves.filter(({ stage }) => stage !== 'saved').toSorted((a, b) => compareDays(a.on, b.on));
  const days: Partial<Record<Stage, string>> = {};
  for (const { stage, on } of reportedMoves) if (stage !== 'closed') days[stage] ??= on;
  const latestMove = moves.at(-1);
  const closing = latestMove?.stage === 'closed' ? latestMove : undefined;
  if (closing) days.closed = closing.on;
  const outcome = closing?.reason && CLOSE_REASON_NAMES[closing.reason];
  return { posting, moves: reportedMoves, days, ...(outcome !== undefined && { outcome }) };
}

const isWithin = (day: string, { from = '', to = '9999-12-31' }: Period): boolean => day >= from && day <= to;

const compareDays = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** Describes a move with its day: `Closed 2026-12-02 (declined by the company)`. */
export const describeReportedMove = ({ stage, on, reason }: Move): string =>
  `${STAGE_NAMES[stage]} ${on}${reason === undefined ? '' : ` (${CLOSE_REASON_NAMES[reason].toLowerCase()})`}`;
