import type { OmittedPart, ReadableResume } from '@trackrecord/contracts';

/** Fields of JSON Resume that a profile does not have, by path. `*` is any entry of a list. */
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

/** Returns the unsupported fields in a resume: each kind once, at its first path. */
export const unsupportedFields = (resume: ReadableResume): readonly OmittedPart[] =>
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

/** The path of an unsupported field, and how often it occurs. */
function placesOf(value: unknown, [step, ...rest]: readonly string[], path: readonly string[]): readonly Spare[] {
  if (step === undefined) return typeof value === 'number' ? [{ path: path.join('.'), amount: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, part]) => placesOf(part, rest, [...path, key]));
}
