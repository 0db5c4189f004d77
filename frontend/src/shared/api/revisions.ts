import { forget, keep, readKept } from '../storage/browser-storage';

const keyOf = (stream: string): string => `revision:${stream}`;

const revisionIn = (text: string | null): number | undefined => {
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(text ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
};

/** The revision of a stream a read must at least show: that of this tab's newest write. */
export const leastRevision = (stream: string): number | undefined => revisionIn(readKept('session', keyOf(stream)));

/** Remembers the revision an ETag names, unless a newer one is known; answers may come in any order. */
export function rememberRevision(stream: string, etag: string | null): void {
  const revision = revisionIn(etag);
  if (revision === undefined || revision < (leastRevision(stream) ?? 0)) return;
  keep('session', keyOf(stream), String(revision));
}

/** Forgets the revision a read asked for: the server does not have it any more. */
export function forgetRevision(stream: string, asked: string | null): void {
  if (revisionIn(asked) === leastRevision(stream)) forget('session', keyOf(stream));
}
