/** A part that is to go: its path, and what is to stand in its place so that others keep theirs. */
export interface GonePart {
  readonly path: readonly PropertyKey[];
  readonly instead?: unknown;
}

/** A JSON value without some of its parts; entries behind one that goes move up, unless something stands in its place. */
export function withoutParts(value: unknown, gone: readonly GonePart[]): unknown {
  const below = byFirstStep(gone);
  const kept = (step: PropertyKey, part: unknown): readonly unknown[] => {
    const here = below.get(step);
    if (here === undefined) return [part];
    const whole = here.find(({ path }) => path.length === 0);
    if (whole === undefined) return [withoutParts(part, here)];
    return whole.instead === undefined ? [] : [whole.instead];
  };
  if (Array.isArray(value)) return value.flatMap((part, index) => kept(index, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => kept(key, part).map((rest) => [key, rest] as const)),
  );
}

function byFirstStep(gone: readonly GonePart[]): ReadonlyMap<PropertyKey, readonly GonePart[]> {
  const below = new Map<PropertyKey, GonePart[]>();
  for (const { path, ...part } of gone) {
    const [step, ...rest] = path;
    if (step === undefined) continue;
    const known = below.get(step);
    if (known) known.push({ path: rest, ...part });
    else below.set(step, [{ path: rest, ...part }]);
  }
  return below;
}
