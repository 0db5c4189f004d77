import type { LeftOut, ReadableResume } from '@trackrecord/contracts';

/** What JSON Resume has and a profile does not, by where it stands; `*` is any entry of a list. */
const WITHOUT_PLACE = {
  'basics.image': 'a profile picture',
  'basics.summary': 'a summary',
  'work.*.description': 'company descriptions',
  'work.*.url': 'company websites',
  'education.*.url': 'institution websites',
  'education.*.score': 'a grade',
  'education.*.courses': 'courses',
  'projects.*.roles': 'project roles',
  'projects.*.entity': 'project clients',
  'skills.*.level': 'skill levels',
  volunteer: 'volunteering',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
} as const;

/** What of a resume stays out because a profile has no place for it: each kind once, at the first of its places. */
export const unsupportedFields = (resume: ReadableResume): readonly LeftOut[] =>
  Object.entries(WITHOUT_PLACE).flatMap(([pattern, what]) => {
    const places = placesOf(resume, pattern.split('.'), []).filter(({ amount }) => amount > 0);
    const [first] = places;
    if (first === undefined) return [];
    const amount = places.reduce((sum, place) => sum + place.amount, 0);
    return [{ path: first.path, message: `Not supported: ${what}${amount > 1 ? ` (${String(amount)})` : ''}.` }];
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
