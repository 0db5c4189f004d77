import * as fc from 'fast-check';

type Path = readonly string[];

/** Lists the paths of all nested values. */
const listPaths = (value: unknown, path: Path = []): readonly Path[] => [
  ...(path.length === 0 ? [] : [path]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))
    : []),
];

/** Replaces the value at a path; undefined removes it. */
function replaceAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const part = replaceAt((value as Record<string, unknown>)[key], rest, other);
  if (Array.isArray(value)) return value.map((one: unknown, place) => (String(place) === key ? part : one));
  const { [key]: _gone, ...others } = value as Record<string, unknown>;
  return part === undefined ? others : { ...others, [key]: part };
}

const UNEXPECTED_VALUES = [
  undefined,
  null,
  '',
  ' ',
  'text',
  '7',
  7,
  -1,
  7.5,
  NaN,
  true,
  [],
  {},
  [null],
  ['x', 'x'],
  [{}],
  { a: 1 },
];
const unexpectedValue = fc.constantFrom<unknown>(...UNEXPECTED_VALUES);

/** Generates documents in which one or two values are missing or have an unexpected type. */
export const arbitraryMutations = (
  whole: object,
  isMutable: (path: Path) => boolean = () => true,
): fc.Arbitrary<unknown> => {
  const mutate = (document: unknown): fc.Arbitrary<unknown> => {
    const paths = listPaths(document).filter(isMutable);
    return paths.length === 0
      ? fc.constant(document)
      : fc.tuple(fc.constantFrom(...paths), unexpectedValue).map(([path, other]) => replaceAt(document, path, other));
  };
  return mutate(whole).chain((once) => fc.oneof(fc.constant(once), mutate(once)));
};
