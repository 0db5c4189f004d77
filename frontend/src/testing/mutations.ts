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
function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const part = replaceAt((value as Record<string, unknown>)[key], rest, replacement);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? part : item));
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
  document: object,
  isMutable: (path: Path) => boolean = () => true,
): fc.Arbitrary<unknown> => {
  const mutate = (document: unknown): fc.Arbitrary<unknown> => {
    const paths = listPaths(document).filter(isMutable);
    return paths.length === 0
      ? fc.constant(document)
      : fc
          .tuple(fc.constantFrom(...paths), unexpectedValue)
          .map(([path, replacement]) => replaceAt(document, path, replacement));
  };
  return mutate(document).chain((mutated) => fc.oneof(fc.constant(mutated), mutate(mutated)));
};
