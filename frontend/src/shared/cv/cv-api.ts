import { profileStream } from '@trackrecord/contracts/events/streams';
import type { ApiError } from '../api/api-error';
import type { ApiResult } from '../api/base-query';
import { endpointRequest } from '../api/endpoint-request';
import { fileApi } from '../api/file-api';
import { invalidResponse } from '../api/response-fields';
import { logError } from '../log/log';
import { parseCvResponse } from './cv-response';
import type { CvResponse } from './cv-response';
import { saveCvFile } from './save-cv-file';

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
    /** From a separately configured address (spec section 7). */
    downloadResume: build.mutation<CvDownload, string>({
      queryFn: async (uid, _api, _options, request) =>
        saveCvOfResponse(
          await request(
            endpointRequest('GET /api/cv/generate/{uid}', {
              params: { uid },
              stream: profileStream(uid),
              baseUrl: 'cvBaseUrl',
            }),
          ),
        ),
    }),
  }),
});

export const { useDownloadCvMutation, useDownloadResumeMutation } = cvApi;
