import { forget, keep, readKept } from '../storage/browser-storage';

const storageKey = (stream: string): string => `revision:${stream}`;

const parseRevision = (text: string | null): number | undefined => {
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(text ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
};

/** The revision of a stream a read must at least show: that of this tab's newest write. */
export const getMinRevision = (stream: string): number | undefined =>
  parseRevision(readKept('session', storageKey(stream)));

/** Remembers the revision an ETag names, unless a newer one is known; answers may come in any order. */
export function rememberRevision(stream: string, etag: string | null): void {
  const revision = parseRevision(etag);
  if (revision === undefined || revision < (getMinRevision(stream) ?? 0)) return;
  keep('session', storageKey(stream), String(revision));
}

/** Forgets the revision a read asked for: the server does not have it any more. */
export function forgetRevision(stream: string, requested: string | null): void {
  if (parseRevision(requested) === getMinRevision(stream)) forget('session', storageKey(stream));
}
