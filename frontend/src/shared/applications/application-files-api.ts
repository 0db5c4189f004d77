import { applicationsStream } from '@trackrecord/contracts/events/streams';
import type { ApiError } from '../api/api-error';
import { baseApi } from '../api/base-api';
import { endpointRequest } from '../api/endpoint-request';
import { fileApi } from '../api/file-api';
import { invalidResponse } from '../api/response-fields';
import { downloadFile } from '../cv/download-file';
import { type ApplicationId, invalidatesChanges, type SavedApplication, showSaved } from './applications-api';

/** Longer than the server waits for the PDF of a CV or a report. */
const PDF_TIMEOUT_MS = 35_000;

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
    /** Records that the current CV was sent. Waits for the CV, if it has not been created yet. */
    recordSentCv: build.mutation<SavedApplication, ApplicationId>({
      query: ({ uid, applicationId }) =>
        endpointRequest('PUT /api/applications/{uid}/{applicationId}/sent', {
          params: { uid, applicationId },
          stream: applicationsStream(uid),
          timeoutMs: PDF_TIMEOUT_MS,
        }),
      async onQueryStarted(id, mutation) {
        await showSaved(id, mutation);
        const error = await mutation.queryFulfilled.then(
          () => undefined,
          (failure: unknown) => failure,
        );
        mutation.dispatch(baseApi.util.invalidateTags(invalidatesChanges(undefined, error, id)));
      },
    }),
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
  useRecordSentCvMutation,
  useDownloadSentCvMutation,
  useDownloadReportMutation,
  useDownloadNextStepMutation,
} = applicationFilesApi;
