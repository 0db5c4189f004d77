import { CV_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import type { ApiError } from '../api/api-error';
import type { ApiResult } from '../api/api-request';
import { endpointRequest } from '../api/endpoint-request';
import { fileApi } from '../api/file-api';
import { isRecord } from '../is-record';
import { invalidResponse } from '../api/response-fields';
import { logError } from '../log/log';
import { downloadFile } from './download-file';

/** A response of the CV routes (spec section 3, CV response). */
interface CvResponse {
  readonly success: boolean;
  /** The PDF as base64. */
  readonly pdf?: string;
  readonly message?: string;
}

/** Parses a response of the CV routes, which may come from a third-party server. */
export function parseCvResponse(body: unknown): CvResponse {
  const { success, data, message } = isRecord(body) ? body : {};
  const pdf = isRecord(data) ? data.pdfBuffer : undefined;
  return {
    success: success === true,
    ...(typeof pdf === 'string' && pdf !== '' && { pdf }),
    ...(typeof message === 'string' && message !== '' && { message }),
  };
}

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Decodes a PDF. Throws if it is not valid base64. */
export const toPdf = (base64: string): Blob => new Blob([decodeBase64(base64)], { type: 'application/pdf' });

/** Saves a CV, a base64-encoded PDF, as a download. Throws if it is not valid base64. */
export const saveCvFile = (base64: string): void => downloadFile(toPdf(base64), CV_FILE_NAME);

/** The result of a CV request. The PDF itself is saved as a file and stays out of the store. */
export interface CvDownload extends Omit<CvResponse, 'pdf'> {
  readonly hasPdf: boolean;
}

/** Saves the PDF of a successful response as a file. */
function saveCvOfResponse({ data, error }: ApiResult): { readonly data: CvDownload } | { readonly error: ApiError } {
  if (error !== undefined) return { error };
  const { pdf, ...result } = parseCvResponse(data);
  try {
    if (result.success && pdf !== undefined) saveCvFile(pdf);
  } catch (failure) {
    logError('CV could not be decoded', failure);
    return { error: invalidResponse };
  }
  return { data: { ...result, hasPdf: pdf !== undefined } };
}

export interface CvInput {
  readonly uid: string;
  readonly profileId: string;
}

/** The request for the CV from a separately configured address (spec section 7). */
export const requestResume = (uid: string) =>
  endpointRequest('GET /api/cv/generate/{uid}', {
    params: { uid },
    stream: profileStream(uid),
    baseUrl: 'cvBaseUrl',
  });

/** Downloads are mutations, not queries, so that each click fetches the current file. */
const cvApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    /** From the API. */
    downloadCv: build.mutation<CvDownload, CvInput>({
      queryFn: async ({ uid, profileId }, _api, _options, request) =>
        saveCvOfResponse(
          await request(
            endpointRequest('GET /api/cv/generate/{uid}/{profileId}', {
              params: { uid, profileId },
              stream: profileStream(uid),
            }),
          ),
        ),
    }),
    downloadResume: build.mutation<CvDownload, string>({
      queryFn: async (uid, _api, _options, request) => saveCvOfResponse(await request(requestResume(uid))),
    }),
  }),
});

export const { useDownloadCvMutation, useDownloadResumeMutation } = cvApi;
