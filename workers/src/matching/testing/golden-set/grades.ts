import { PROFILES } from './profiles.js';

/** How well a job suits a person: 3 apply now, 2 worth applying, 1 a stretch, 0 unsuitable. */
export type Grade = 0 | 1 | 2 | 3;

/** One row per person, one digit per job in the order of `JOBS`; graded according to guidelines.md. */
const TABLE: Readonly<Record<string, string>> = {
  meera: '3221000000 0001000000 0000000000 0000000000 0000000000',
  imran: '1323000000 0000000000 0000000000 0000000000 0000000000',
  arjun: '1100322000 0000000000 0000000000 0000000000 0000000000',
  hannah: '0000000332 0000000000 0000000000 0000000000 0000000000',
  kavya: '0000000000 0000000102 3022000000 0000000000 0000000000',
  yousef: '0000000000 0000000003 1022000000 0000000000 0000000000',
  lena: '0000000000 0000332200 0000000000 0000000000 0000000000',
  rafael: '0000000000 0000033210 0000000000 0000000000 0000000000',
  sana: '0000000000 0000000000 0000212300 0000000000 0000000000',
  isha: '0000000000 0000000000 0000001223 0000000000 0000000000',
  claire: '0000000000 0000000000 0000000000 3330000000 0000000000',
  rajesh: '0000000000 0000000000 0000000000 0003230000 0000000000',
  mariam: '0000000000 0000000002 1000000000 0000003200 0000000000',
  tom: '0000000000 0000000000 0000000000 0000000033 2000000000',
  vikram: '0000000000 0000000000 0000000000 0000000000 0321200000',
  ananya: '0000000000 0000000000 0000000000 0000000000 0122200000',
  deepa: '0000000000 0000000000 0000000000 0000000000 0000033210',
  nour: '0000000000 0000000000 0000000000 0000000000 0000001232',
  daniel: '0000000000 0000000000 0000332010 0000000000 0000000000',
  sofia: '0000000000 3220000000 0000000000 0000000000 0000000000',
};

const DIGITS: Readonly<Record<string, Grade>> = { 0: 0, 1: 1, 2: 2, 3: 3 };

/** The grades of each person by uid, in the order of `JOBS`. */
export const GRADES: ReadonlyMap<string, readonly Grade[]> = new Map(
  Object.entries(TABLE).map(([uid, row]) => [uid, row.replaceAll(' ', '').split('').map(parseGrade)]),
);

/** The people the ranker is tuned on: every second one, so that both halves are alike. */
export const TUNING_USERS: readonly string[] = takeEverySecond(0);

/** The people the ranker is tested on. */
export const TEST_USERS: readonly string[] = takeEverySecond(1);

function parseGrade(digit: string): Grade {
  const grade = DIGITS[digit];
  if (grade === undefined) throw new Error(`A grade is 0, 1, 2 or 3, not "${digit}".`);
  return grade;
}

function takeEverySecond(first: 0 | 1): readonly string[] {
  return PROFILES.map(({ userId }) => userId).filter((_uid, index) => index % 2 === first);
}
