import type { Profile } from '@trackrecord/contracts';

/** How far a title says somebody is: 0 beginners, 1 juniors, 2 those it says nothing of, 3 seniors, 4 leads and above. */
export function levelOfTitle(title: string): number {
  const words = title.toLowerCase();
  if (/\b(intern|internship|trainee|apprentice|working student|werkstudent)\b/.test(words)) return 0;
  if (/\b(junior|jr|graduate|entry[- ]level|associate)\b/.test(words)) return 1;
  if (/\b(head|principal|staff|director|vp|vice president|chief|lead)\b/.test(words)) return 4;
  return /\b(senior|sr)\b/.test(words) ? 3 : 2;
}

const YEAR = 365.25 * 24 * 60 * 60_000;

/** What says how far somebody is. */
export type Career = Pick<Profile, 'userType' | 'experiences'>;

/** How far somebody is, 0 to 4, by what they are and how long they had worked by a time (ms); nothing where they do not say. */
export function levelOfCareer({ userType, experiences }: Career, now: number): number | undefined {
  if (userType === 'student') return 0;
  const years = yearsWorked(experiences, now);
  if (userType === 'graduate') return years < 2 ? 1 : 2;
  if (years === 0) return undefined;
  if (years < 2) return 1;
  if (years < 5) return 2;
  return years < 10 ? 3 : 4;
}

/** The years of all experiences, those that overlap counted once. */
function yearsWorked(experiences: Profile['experiences'], now: number): number {
  const spans = experiences
    .flatMap(({ startDate, endDate, current }) => {
      if (startDate === undefined) return [];
      const end = current || endDate === null ? now : Date.parse(endDate);
      return [{ start: Date.parse(startDate), end: Math.min(end, now) }];
    })
    .sort((one, other) => one.start - other.start);
  let worked = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    worked += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return worked / YEAR;
}
