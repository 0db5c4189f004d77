import { removeItem, storeItem, readItem } from '../storage/browser-storage';

const getStorageKey = (stream: string): string => `revision:${stream}`;

const parseRevision = (text: string | null): number | undefined => {
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(text ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
};

/** Returns the revision of this tab's latest write to a stream; reads must include it. */
export const getMinRevision = (stream: string): number | undefined =>
  parseRevision(readItem('session', getStorageKey(stream)));

/** Stores the revision of an ETag unless a newer one is stored: responses may arrive in any order. */
export function rememberRevision(stream: string, etag: string | null): void {
  const revision = parseRevision(etag);
  if (revision === undefined || revision < (getMinRevision(stream) ?? 0)) return;
  storeItem('session', getStorageKey(stream), String(revision));
}

/** Removes the revision that a read requested, because the server no longer has it. */
export function forgetRevision(stream: string, requestedRevision: string | null): void {
  if (parseRevision(requestedRevision) === getMinRevision(stream)) removeItem('session', getStorageKey(stream));
}
