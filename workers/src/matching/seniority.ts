import { isYear, type Profile } from '@trackrecord/contracts';

/** Returns the level of a title: 0 beginner, 1 junior, 2 unspecified, 3 senior, 4 lead and above. */
export function getTitleLevel(title: string): number {
  const words = title.toLowerCase();
  if (/\b(intern|internship|trainee|apprentice|working student|werkstudent)\b/.test(words)) return 0;
  if (/\b(junior|jr|graduate|entry[- ]level|associate)\b/.test(words)) return 1;
  if (/\b(head|principal|staff|director|vp|vice president|chief|lead)\b/.test(words)) return 4;
  return /\b(senior|sr)\b/.test(words) ? 3 : 2;
}

const YEAR_MS = 365.25 * 24 * 60 * 60_000;

/** The fields that determine seniority. */
export type Career = Pick<Profile, 'userType' | 'experiences'>;

/** Returns the career level from 0 to 4 at a time (ms), or undefined if unknown. */
export function getCareerLevel({ userType, experiences }: Career, now: number): number | undefined {
  if (userType === 'student') return 0;
  const years = getYearsWorked(experiences, now);
  if (userType === 'graduate') return years < 2 ? 1 : 2;
  if (years === 0) return undefined;
  if (years < 2) return 1;
  if (years < 5) return 2;
  return years < 10 ? 3 : 4;
}

/** Returns the time of an end date; of a year, the start of its December. */
const getLastMonthStart = (endDate: string): number => Date.parse(isYear(endDate) ? `${endDate}-12` : endDate);

/** Returns the total years of experience, counting overlaps once. */
function getYearsWorked(experiences: Profile['experiences'], now: number): number {
  const spans = experiences
    .flatMap(({ startDate, endDate, current }) => {
      if (startDate === undefined) return [];
      const end = current || endDate === null ? now : getLastMonthStart(endDate);
      return [{ start: Date.parse(startDate), end: Math.min(end, now) }];
    })
    .sort((left, right) => left.start - right.start);
  let worked = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    worked += Math.max(0, end - Math.max(start, coveredUntil));
    coveredUntil = Math.max(coveredUntil, end);
  }
  return worked / YEAR_MS;
}
