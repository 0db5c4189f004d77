import type { DerivedDocuments } from '@trackrecord/platform';
import type { TimelineSource } from './merge-entries.js';

/** Reads when a document was derived, without opening it. */
export type DerivedMetadata = Pick<DerivedDocuments<unknown>, 'readMetadata'>;

const WORDS = { cv: 'Rendered the CV', ranking: 'Ranked the jobs for the profile' } as const;

/** Creates the source of the stored CV or ranking: the newest one, because older ones are replaced. */
export const createDerivedSource = (kind: keyof typeof WORDS, documents: DerivedMetadata): TimelineSource => ({
  read: async (uid, position) => {
    const found = position === 'shown' ? undefined : await documents.readMetadata(uid);
    if (!found) return { startPosition: position ?? '', entries: [] };
    const { revision, madeAt } = found;
    const description = `${WORDS[kind]} of revision ${String(revision)}`;
    const item = { kind, id: `${kind}:${String(revision)}`, at: madeAt.toISOString(), description, revision };
    return { startPosition: '', entries: [{ item, position: 'shown' }] };
  },
});
