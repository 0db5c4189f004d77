import type { DraftKind, OnboardingDrafts, OnboardingProgress } from '@trackrecord/contracts';
import { draftValues } from '@trackrecord/contracts/onboarding/drafts';
import { DRAFT_KINDS } from '@trackrecord/contracts/onboarding/names';
import type { ZodType } from 'zod';
import { isRecord } from '../../../shared/is-record';
import { readSections } from '../../../shared/profile/reading/read-profile';

type Path = readonly PropertyKey[];

/** Removing an invalid part can reveal further errors behind it, so parsing is repeated. */
const MAX_ATTEMPTS = 5;

/** Parses a value after removing its invalid parts. Returns undefined if nothing valid is left. */
function parseLeniently(schema: ZodType, value: unknown): unknown {
  let rest = value;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { data, error } = schema.safeParse(rest);
    if (error === undefined) return data;
    const invalidPaths = error.issues.map(({ path }) => toExistingPath(rest, path));
    // From the end of each list, so that the other indexes stay valid.
    for (const path of invalidPaths.sort((a, b) => comparePaths(b, a))) rest = omitPath(rest, path);
  }
  return undefined;
}

/** Returns the path of the invalid part; of its parent if the part is missing. */
function toExistingPath(value: unknown, path: Path): Path {
  let item = value;
  for (const key of path) item = isRecord(item) ? item[String(key)] : undefined;
  return item === undefined ? path.slice(0, -1) : path;
}

function comparePaths(left: Path, right: Path): number {
  const index = left.findIndex((key, keyIndex) => key !== right[keyIndex]);
  if (index < 0) return left.length - right.length;
  const [leftKey, rightKey] = [left[index], right[index]];
  return typeof leftKey === 'number' && typeof rightKey === 'number'
    ? leftKey - rightKey
    : String(leftKey).localeCompare(String(rightKey));
}

function omitPath(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => {
      if (index !== key) return [item];
      return rest.length === 0 ? [] : [omitPath(item, rest)];
    });
  }
  const { [String(key)]: part, ...others } = value;
  return rest.length === 0 ? others : { ...others, [String(key)]: omitPath(part, rest) };
}

/** Parses drafts from a response or from browser storage, dropping the invalid parts only. */
export function parseDrafts(values: unknown): OnboardingDrafts {
  if (!isRecord(values)) return {};
  const parseDraft = (kind: DraftKind) => {
    const draft = parseLeniently(draftValues[kind], values[kind]);
    return draft === undefined ? [] : [[kind, draft]];
  };
  return Object.fromEntries(DRAFT_KINDS.flatMap(parseDraft)) as OnboardingDrafts;
}

/** Reads the progress from a response. Its sections and drafts may have older shapes. */
export const readProgress = (response: OnboardingProgress): OnboardingProgress => ({
  ...response,
  data: readSections(response.data),
  drafts: parseDrafts(response.drafts),
});
