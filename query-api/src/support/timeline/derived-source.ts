import type { DerivedDocuments } from '@trackrecord/platform';
import type { TimelineSource } from './merge-entries.js';

/** Reads when a document was derived, without opening it. */
export type DerivedMetadata = Pick<DerivedDocuments<unknown>, 'readMetadata'>;

const DESCRIPTIONS = { cv: 'Rendered the CV', ranking: 'Ranked the jobs for the profile' } as const;

/** The position after the only item of this source, from which there is nothing more to read. */
const AFTER_ONLY_ITEM = 'shown';

/** Creates the source of the stored CV or ranking: the newest one, because older ones are replaced. */
export const createDerivedSource = (kind: keyof typeof DESCRIPTIONS, documents: DerivedMetadata): TimelineSource => ({
  read: async (uid, position) => {
    const metadata = position === AFTER_ONLY_ITEM ? undefined : await documents.readMetadata(uid);
    if (!metadata) return { startPosition: position ?? '', entries: [] };
    const { revision, madeAt } = metadata;
    const description = `${DESCRIPTIONS[kind]} of revision ${String(revision)}`;
    const item = { kind, id: `${kind}:${String(revision)}`, at: madeAt.toISOString(), description, revision };
    return { startPosition: '', entries: [{ item, position: AFTER_ONLY_ITEM }] };
  },
});
