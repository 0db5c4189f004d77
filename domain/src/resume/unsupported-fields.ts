import type { OmittedValue, ReadableResume } from '@trackrecord/contracts';

/** Fields of JSON Resume that a profile does not have, by path. `*` is any entry of a list. */
const UNSUPPORTED_FIELDS = {
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
export const findUnsupportedFields = (resume: ReadableResume): readonly OmittedValue[] =>
  Object.entries(UNSUPPORTED_FIELDS).flatMap(([pattern, label]) => {
    const occurrences = findOccurrences(resume, pattern.split('.'), []).filter(({ count }) => count > 0);
    const [first] = occurrences;
    if (first === undefined) return [];
    const count = occurrences.reduce((sum, occurrence) => sum + occurrence.count, 0);
    return [{ path: first.path, message: `Not supported: ${label}${count > 1 ? ` (${String(count)})` : ''}.` }];
  });

interface Occurrences {
  readonly path: string;
  readonly count: number;
}

/**
 * Finds the fields that match a pattern. The value of an unsupported field in a `ReadableResume` is its number of
 * entries.
 */
function findOccurrences(
  value: unknown,
  [segment, ...rest]: readonly string[],
  path: readonly string[],
): readonly Occurrences[] {
  if (segment === undefined) return typeof value === 'number' ? [{ path: path.join('.'), count: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => segment === '*' || segment === key)
    .flatMap(([key, part]) => findOccurrences(part, rest, [...path, key]));
}
