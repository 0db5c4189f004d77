import { keep, readKept } from '../storage/browser-storage';

const keyOf = (uid: string): string => `revision:${uid}`;

const revisionIn = (text: string | null): number | undefined => {
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(text ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
};

/** The revision of a profile a read must at least show: that of this tab's newest write. */
export const leastRevision = (uid: string): number | undefined => revisionIn(readKept('session', keyOf(uid)));

/** Remembers the revision an ETag names, unless a newer one is known; answers may come in any order. */
export function rememberRevision(uid: string, etag: string | null): void {
  const revision = revisionIn(etag);
  if (revision === undefined || revision < (leastRevision(uid) ?? 0)) return;
  keep('session', keyOf(uid), String(revision));
}
