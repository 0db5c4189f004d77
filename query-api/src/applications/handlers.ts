import type { SentCvs } from '@trackrecord/platform';
import type { RequestedPdfs } from '../cv/requested-pdfs.js';
import type { ApplicationSources } from './current-applications.js';
import { getApplication } from './get-application.js';
import { getApplicationHistory } from './get-application-history.js';
import { getNextStepCalendar } from './get-next-step-calendar.js';
import { getReportCsv, getReportPdf } from './get-report.js';
import { getSentCv } from './get-sent-cv.js';
import { listApplicationChanges } from './list-application-changes.js';
import { listApplications } from './list-applications.js';
import type { ReadJobNames } from './recorded-steps.js';

interface Sources extends ApplicationSources {
  readonly pdfs: Pick<RequestedPdfs, 'render'>;
  readonly sentCvs: Pick<SentCvs, 'read'>;
  readonly jobReader: { readonly readNames: ReadJobNames };
  /** Whether the site is reached through HTTPS. */
  readonly isHttps: boolean;
}

/** Creates the handlers of reads of applications. */
export const createHandlers = (sources: Sources) => ({
  listApplications: listApplications(sources),
  listApplicationChanges: listApplicationChanges(sources, sources.jobReader.readNames),
  getApplication: getApplication(sources),
  getApplicationHistory: getApplicationHistory(sources),
  getReportCsv: getReportCsv(sources),
  getReportPdf: getReportPdf(sources, sources.pdfs),
  getNextStepCalendar: getNextStepCalendar(sources),
  getSentCv: getSentCv(sources, sources.sentCvs),
});
