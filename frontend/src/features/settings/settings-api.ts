import type { ErasureReceipt } from '@trackrecord/contracts';
import { DATA_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { fileApi } from '../../shared/api/file-api';
import { invalidResponse } from '../../shared/api/response-fields';
import { getServices } from '../../shared/api/services';
import { downloadFile } from '../../shared/cv/download-file';
import { eraseAccount } from './erase-account';
import type { ErasureResult } from './erase-account';
import { pollReceipt } from './fetch-receipt';

const ZIP = 'application/zip';

const exportApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    exportData: build.mutation<null, string>({
      async queryFn(uid, _api, _options, request) {
        const { data, error } = await request(
          endpointRequest('GET /api/profile/{uid}/export', {
            params: { uid },
            stream: profileStream(uid),
            fileType: ZIP,
          }),
        );
        if (error !== undefined) return { error };
        // A fallback page of a proxy is not a ZIP.
        if (!(data instanceof Blob) || !data.type.startsWith(ZIP)) return { error: invalidResponse };
        downloadFile(data, DATA_FILE_NAME);
        return { data: null };
      },
    }),
  }),
});

/** The receipt is a mutation, because it must not be cached before it exists. */
export const erasureApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    eraseAccount: build.mutation<ErasureResult, string>({
      queryFn: async (uid, _api, _options, request) => ({ data: await eraseAccount(uid, request) }),
    }),
    // Returns null if there is no receipt after about two minutes.
    pollReceipt: build.mutation<ErasureReceipt | null, string>({
      queryFn: async (erasureId, { extra, signal }, _options, request) => ({
        data: (await pollReceipt(erasureId, request, getServices(extra).wait, signal)) ?? null,
      }),
    }),
  }),
});

export const { useExportDataMutation } = exportApi;
export const { useEraseAccountMutation, usePollReceiptMutation } = erasureApi;
