/** How deep lists and objects may lie in each other; the deepest body of ours has less than ten levels. */
const MAX_DEPTH = 64;

/**
 * Whether a value is nested deeper than anything we take. What is as deep as its sender likes would overflow the stack of
 * whatever walks through it; this goes level by level and does not.
 */
export function isNestedTooDeeply(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap(children);
    if (level.length === 0) return false;
  }
  return true;
}

const children = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isContainer) : [];

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
