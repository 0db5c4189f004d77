import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@trackrecord/contracts';
import { createReport } from '@trackrecord/domain';
import { getCvTimeoutMs, getJobContext, handle, unauthorizedError, unavailableError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { RequestedPdfs } from '../cv/requested-pdfs.js';
import { type ApplicationSources, readCurrentApplications } from './current-applications.js';
import { createReportCsv } from './report-csv.js';

/** GET /applications/{uid}/report/csv: the applications that moved to another stage in a period. */
export const getReportCsv = (sources: ApplicationSources): RequestHandler =>
  handle(ENDPOINTS.getReportCsv, async ({ params: { uid }, query, request }) => {
    const { applications } = await readCurrentApplications(request, sources, uid);
    return {
      status: 200,
      body: Buffer.from(createReportCsv(createReport(applications, query))),
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="applications.csv"',
      },
    };
  });

/** GET /applications/{uid}/report/pdf: the same report as a PDF, which a worker renders. */
export const getReportPdf = (sources: ApplicationSources, pdfs: Pick<RequestedPdfs, 'render'>): RequestHandler =>
  handle(ENDPOINTS.getReportPdf, async ({ params: { uid }, query, request }) => {
    // Only waits for the revision that the request requires. The worker reads the applications from the log.
    await readCurrentApplications(request, sources, uid);
    const pdfRequest = {
      kind: 'render-report',
      uid,
      id: randomUUID(),
      input: query,
      createError: () =>
        unavailableError('report-not-created', "The report couldn't be created. Please try again in a moment."),
    } as const;
    const pdf = await pdfs.render(pdfRequest, getCvTimeoutMs(request), getJobContext(request));
    if (!pdf) throw unauthorizedError('account-gone');
    return {
      status: 200,
      body: pdf,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="applications.pdf"',
      },
    };
  });
