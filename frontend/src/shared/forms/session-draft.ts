import { useEffect } from 'react';
import { isRecord } from '../is-record';
import { readItem, removeItem, storeItem } from '../storage/browser-storage';

/**
 * Keeps a value in this tab while it is unsaved, so that a reload does not lose it. It is removed when the form is
 * saved or discarded, and by signing out.
 */
export function useSessionDraft(key: string, value: unknown, isUnsaved: boolean): void {
  const content = JSON.stringify(value);

  useEffect(() => {
    if (isUnsaved) storeItem('session', key, content);
    else removeItem('session', key);
  }, [key, content, isUnsaved]);

  // Removes the draft when the form is unmounted. A reload keeps it, because it does not unmount anything.
  useEffect(() => () => removeItem('session', key), [key]);
}

/** Reads the draft that a reload has left; undefined if there is none. Its shape has to be checked. */
export function readSessionDraft(key: string): unknown {
  try {
    return JSON.parse(readItem('session', key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the default values of a form, overridden by the draft values whose type still fits. */
export function restoreFields<Values extends object>(
  defaults: Values,
  draft: unknown,
  optionalNames: readonly string[] = [],
): Values {
  if (!isRecord(draft)) return defaults;
  const defaultsByName = new Map<string, unknown>(Object.entries(defaults));
  const validEntries = Object.entries(draft).filter(([name, value]) =>
    defaultsByName.has(name) ? hasSameType(value, defaultsByName.get(name)) : optionalNames.includes(name),
  );
  return { ...defaults, ...Object.fromEntries(validEntries) };
}

const hasSameType = (left: unknown, right: unknown): boolean =>
  typeof left === typeof right && Array.isArray(left) === Array.isArray(right);
