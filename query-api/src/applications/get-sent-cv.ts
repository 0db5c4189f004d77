import { ENDPOINTS } from '@trackrecord/contracts';
import { handle, HttpError, type SentCvs, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications, requireApplication } from './current-applications.js';

/**
 * GET /applications/{uid}/{applicationId}/sent/cv: the CV that was sent, whose bytes have the recorded hash. Fails with
 * 500 if the stored CV is missing or damaged.
 */
export const getSentCv = (sources: ApplicationSources, sentCvs: Pick<SentCvs, 'read'>): RequestHandler =>
  handle(ENDPOINTS.getSentCv, async ({ params: { uid, applicationId }, request }) => {
    const currentApplications = await readCurrentApplications(request, sources, uid);
    const { sent } = requireApplication(currentApplications, applicationId);
    if (!sent) throw new HttpError(404, 'nothing-sent', 'Nothing was recorded as sent.');
    const cv = await sentCvs.read(uid, sent.cvHash);
    if (!cv) throw new Error(`the CV ${sent.cvHash} of application ${applicationId} is missing`);
    return {
      status: 200,
      body: cv.pdf,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="cv-${sent.at.slice(0, 10)}.pdf"`,
        ETag: toEtag(currentApplications.revision),
      },
    };
  });
