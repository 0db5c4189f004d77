import { supportReadEndpoints } from '@trackrecord/contracts';
import type { RequestHandler } from 'express';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';
import { type BundleSources, createBundle } from './support-bundle.js';

/** GET /support/people/{uid}/bundle: what a ticket needs, without content. */
export const getPersonBundle = (sources: BundleSources, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportReadEndpoints.getPersonBundle,
    { recordUse, describeUse: () => ({ what: 'bundle', detail: '' }) },
    async ({ params: { uid }, identity }) => ({
      status: 200,
      body: Buffer.from(await createBundle(sources, uid, identity.uid)),
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        'Content-Disposition': `attachment; filename="support-${sources.toPersonPseudonym(uid)}.md"`,
      },
    }),
  );
