import { applicationsStream } from '@trackrecord/contracts/events/streams';
import type { ApiError } from '../../shared/api/api-error';
import { PDF_TIMEOUT_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { fileApi } from '../../shared/api/file-api';
import { invalidResponse } from '../../shared/api/response-fields';
import type { ApplicationId } from '../../shared/applications/applications-api';
import { downloadFile } from '../../shared/cv/download-file';
import type { DrawnPages } from '../../shared/cv/draw-pages';
import { logError } from '../../shared/log/log';

const PICTURE_CACHE_SECONDS = 600;
/** Twice the width at which the picture is shown, for screens with two pixels per CSS pixel. */
const PICTURE_WIDTH_PX = 240;

interface SentCvInput extends ApplicationId {
  readonly fileName: string;
}

/** A report, and the first and last day of its period. */
export interface ReportInput {
  readonly uid: string;
  readonly format: 'pdf' | 'csv';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const REPORT_ROUTES = {
  pdf: 'GET /api/applications/{uid}/report/pdf',
  csv: 'GET /api/applications/{uid}/report/csv',
} as const;

function saveFile(data: unknown, fileName: string): { readonly data: null } | { readonly error: ApiError } {
  if (!(data instanceof Blob)) return { error: invalidResponse };
  downloadFile(data, fileName);
  return { data: null };
}

const applicationFilesApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves as a file the CV that was sent with an application. */
    downloadSentCv: build.mutation<null, SentCvInput>({
      queryFn: async ({ uid, applicationId, fileName }, _api, _options, request) => {
        const { data, error } = await request(
          endpointRequest('GET /api/applications/{uid}/{applicationId}/sent/cv', {
            params: { uid, applicationId },
            stream: applicationsStream(uid),
            fileType: 'application/pdf',
          }),
        );
        return error === undefined ? saveFile(data, fileName) : { error };
      },
    }),
    /** Draws the first page of the CV that was sent with an application; `cvHash` is that of the CV. */
    getSentCvPicture: build.query<DrawnPages, ApplicationId & { readonly cvHash: string }>({
      queryFn: async ({ uid, applicationId }, _api, _options, request) => {
        const { data, error } = await request(
          endpointRequest('GET /api/applications/{uid}/{applicationId}/sent/cv', {
            params: { uid, applicationId },
            stream: applicationsStream(uid),
            fileType: 'application/pdf',
          }),
        );
        if (error !== undefined) return { error };
        if (!(data instanceof Blob)) return { error: invalidResponse };
        try {
          const { drawPages } = await import('../../shared/cv/draw-pages');
          return { data: await drawPages(data, { widthPx: PICTURE_WIDTH_PX, maxPages: 1 }) };
        } catch (failure) {
          logError('CV could not be drawn', failure);
          return { error: invalidResponse };
        }
      },
      // The CV of a hash never changes.
      keepUnusedDataFor: PICTURE_CACHE_SECONDS,
    }),
    /** Saves a next step as a calendar file. */
    downloadNextStep: build.mutation<null, ApplicationId & { readonly entryId: string }>({
      queryFn: async ({ uid, applicationId, entryId }, _api, _options, request) => {
        const { data, error } = await request(
          endpointRequest('GET /api/applications/{uid}/{applicationId}/next-step/calendar', {
            params: { uid, applicationId },
            query: { step: entryId },
            stream: applicationsStream(uid),
            fileType: 'text/calendar',
          }),
        );
        return error === undefined ? saveFile(data, 'next-step.ics') : { error };
      },
    }),
    /** Saves as a file a report of the applications that moved in a period. */
    downloadReport: build.mutation<null, ReportInput>({
      queryFn: async ({ uid, format, ...query }, _api, _options, request) => {
        const { data, error } = await request(
          endpointRequest(REPORT_ROUTES[format], {
            params: { uid },
            query,
            stream: applicationsStream(uid),
            fileType: format === 'pdf' ? 'application/pdf' : 'text/csv',
            timeoutMs: PDF_TIMEOUT_MS,
          }),
        );
        return error === undefined ? saveFile(data, `applications.${format}`) : { error };
      },
    }),
  }),
});

export const {
  useDownloadSentCvMutation,
  useGetSentCvPictureQuery,
  useDownloadReportMutation,
  useDownloadNextStepMutation,
} = applicationFilesApi;
