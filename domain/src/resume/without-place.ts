import type { LeftOut, ReadableResume } from '@trackrecord/contracts';

/** What JSON Resume has and a profile does not, by where it stands; `*` is any entry of a list. */
const WITHOUT_PLACE = {
  'basics.image': 'a picture of you',
  'basics.summary': 'a summary of yourself',
  'work.*.description': 'what a company does',
  'work.*.url': 'the website of a company',
  'education.*.url': 'the website of an institution',
  'education.*.score': 'a grade',
  'education.*.courses': 'single courses',
  'projects.*.roles': 'roles in a project',
  'projects.*.entity': 'whom a project was for',
  'skills.*.level': 'the level of a skill',
  volunteer: 'volunteering',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
} as const;

/** What of a resume stays out because a profile has no place for it: each kind once, at the first of its places. */
export const withoutPlace = (resume: ReadableResume): readonly LeftOut[] =>
  Object.entries(WITHOUT_PLACE).flatMap(([pattern, what]) => {
    const places = placesOf(resume, pattern.split('.'), []).filter(({ amount }) => amount > 0);
    const [first] = places;
    if (first === undefined) return [];
    const amount = places.reduce((sum, place) => sum + place.amount, 0);
    return [
      { path: first.path, message: `A profile has no place for ${what}${amount > 1 ? ` (${String(amount)})` : ''}.` },
    ];
  });

interface Spare {
  readonly path: string;
  readonly amount: number;
}

/** Where something stands that has no place, and how much it is. */
function placesOf(value: unknown, [step, ...rest]: readonly string[], path: readonly string[]): readonly Spare[] {
  if (step === undefined) return typeof value === 'number' ? [{ path: path.join('.'), amount: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, part]) => placesOf(part, rest, [...path, key]));
}
