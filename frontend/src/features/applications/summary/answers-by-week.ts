import type { ApplicationSummary, Move } from '@trackrecord/contracts';
import { addDays, countDays, toLocalDay } from '../../../shared/format/local-day';

/** The number of weeks that are shown. */
const WEEK_COUNT = 6;
const DAYS_OF_WEEK = 7;

/** The applications that were sent in one week, and how many of them have an answer. */
export interface WeekOfAnswers {
  /** The Monday of the week. */
  readonly monday: string;
  readonly sentCount: number;
  readonly answeredCount: number;
}

/** How many applications were sent and answered: in each of the last weeks, and of all. */
export interface Answers {
  readonly weeks: readonly WeekOfAnswers[];
  readonly sentCount: number;
  readonly answeredCount: number;
  /** The mean number of days until an answer; undefined without answers. */
  readonly averageDays: number | undefined;
}

/** Returns the Monday of the week of a day. */
export function getMonday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
}

/** Returns true if the move shows that the employer has answered. */
const isAnswer = ({ stage, reason }: Move): boolean =>
  stage === 'interviewing' ||
  stage === 'offer' ||
  (stage === 'closed' && (reason === 'declined' || reason === 'accepted'));

interface SentApplication {
  readonly sentOn: string;
  readonly answeredOn: string | undefined;
}

/** Returns when an application was sent and answered; undefined if it was not sent. */
function toSentApplication(moves: readonly Move[]): SentApplication | undefined {
  const sentIndex = moves.findIndex(({ stage }) => stage === 'applied');
  const sentMove = moves[sentIndex];
  if (sentMove === undefined) return undefined;
  const answer = moves.slice(sentIndex + 1).find(isAnswer);
  return { sentOn: sentMove.on, answeredOn: answer?.on };
}

/** Counts answers by the week in which the applications were sent: the last six weeks, oldest first. */
export function countAnswers(items: readonly Pick<ApplicationSummary, 'moves'>[], now: Date = new Date()): Answers {
  const sentApplications = items
    .map(({ moves }) => toSentApplication(moves))
    .filter((application) => application !== undefined);
  const daysUntilAnswers = sentApplications.flatMap(({ sentOn, answeredOn }) =>
    answeredOn === undefined ? [] : [Math.max(0, countDays(sentOn, answeredOn))],
  );
  const mondayOfThisWeek = getMonday(toLocalDay(now));
  const weeks = Array.from({ length: WEEK_COUNT }, (_, index): WeekOfAnswers => {
    const monday = addDays(mondayOfThisWeek, (index - WEEK_COUNT + 1) * DAYS_OF_WEEK);
    const applicationsOfWeek = sentApplications.filter(({ sentOn }) => getMonday(sentOn) === monday);
    return {
      monday,
      sentCount: applicationsOfWeek.length,
      answeredCount: applicationsOfWeek.filter(({ answeredOn }) => answeredOn !== undefined).length,
    };
  });
  const totalDays = daysUntilAnswers.reduce((sum, days) => sum + days, 0);
  return {
    weeks,
    sentCount: sentApplications.length,
    answeredCount: daysUntilAnswers.length,
    averageDays: daysUntilAnswers.length === 0 ? undefined : Math.round(totalDays / daysUntilAnswers.length),
  };
}
