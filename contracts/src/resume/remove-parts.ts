/** A part to remove: its path, and an optional replacement that keeps the positions of the other list entries. */
export interface RemovedPart {
  readonly path: readonly PropertyKey[];
  readonly instead?: unknown;
}

/**
 * Returns a copy of a JSON value without the given parts. Later list entries move up unless the removed one is
 * replaced.
 */
export function removeParts(value: unknown, gone: readonly RemovedPart[]): unknown {
  const byStep = groupByFirstStep(gone);
  const keep = (step: PropertyKey, part: unknown): readonly unknown[] => {
    const here = byStep.get(step);
    if (here === undefined) return [part];
    const removal = here.find(({ path }) => path.length === 0);
    if (removal === undefined) return [removeParts(part, here)];
    return removal.instead === undefined ? [] : [removal.instead];
  };
  if (Array.isArray(value)) return value.flatMap((part, index) => keep(index, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => keep(key, part).map((rest) => [key, rest] as const)),
  );
}

function groupByFirstStep(gone: readonly RemovedPart[]): ReadonlyMap<PropertyKey, readonly RemovedPart[]> {
  const byStep = new Map<PropertyKey, RemovedPart[]>();
  for (const { path, ...part } of gone) {
    const [step, ...rest] = path;
    if (step === undefined) continue;
    const known = byStep.get(step);
    if (known) known.push({ path: rest, ...part });
    else byStep.set(step, [{ path: rest, ...part }]);
  }
  return byStep;
}
