import { type ApplicationsEvent, CV_UNAVAILABLE, type ProfileEvent } from '@trackrecord/contracts';
import {
  type ApplicationsState,
  createReport,
  type ProfileState,
  profileAggregate,
  toProfile,
} from '@trackrecord/domain';
import type { StateHistory } from '@trackrecord/platform';
import { BrowserNotFoundError } from '../cv/browser/browser-program.js';
import type { Print } from '../cv/browser/printer.js';
import { getFullName } from '../cv/template/cv-html.js';
import { ignoreErasedAccount } from '../worker/ignore-erased-account.js';
import type { Processor } from '../worker/processors.js';
import { WorkFailedError } from '../worker/work-failed-error.js';
import { describePeriod, renderReportHtml } from './report-html.js';

/** What renders reports of applications. */
interface ReportDependencies {
  readonly profiles: Pick<StateHistory<ProfileState, ProfileEvent>, 'readLatest'>;
  readonly applications: Pick<StateHistory<ApplicationsState, ApplicationsEvent>, 'readLatest'>;
  readonly print: Print;
}

/**
 * Creates the processor that renders a report of the applications whose stage changed in a period, from the event log.
 * @throws {WorkFailedError} if no browser is installed.
 */
export const renderReport =
  ({ profiles, applications, print }: ReportDependencies): Processor<'render-report'> =>
  async (period, { uid, signal }) => {
    const latestApplications = await applications.readLatest(uid).catch(ignoreErasedAccount);
    const latestProfile = await profiles.readLatest(uid).catch(ignoreErasedAccount);
    if (latestApplications?.state.erased === true || latestProfile?.state.erased === true) return null;
    const profile = toProfile(
      uid,
      latestProfile?.state ?? profileAggregate.initialState,
      latestProfile?.revision ?? 0,
      latestProfile?.at ?? '',
    );
    const html = renderReportHtml({
      profile,
      period,
      applications: createReport(latestApplications?.state.applications ?? [], period),
      createdOn: new Date().toISOString().slice(0, 10),
    });
    const printedPdf = await print(html, signal).catch((error: unknown) => {
      throw error instanceof BrowserNotFoundError ? new WorkFailedError(CV_UNAVAILABLE) : error;
    });
    const { finishPdf } = await import('../cv/pdf/finish-pdf.js');
    const pdf = await finishPdf(printedPdf, {
      title: 'Job applications',
      author: getFullName(profile),
      subject: describePeriod(period),
      language: 'en',
      id: html,
    });
    return { pdf: Buffer.from(pdf).toString('base64') };
  };
