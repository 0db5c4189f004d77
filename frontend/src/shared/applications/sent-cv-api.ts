import { baseApi } from '../api/base-api';
import { PDF_TIMEOUT_MS } from '../api/deadlines';
import { endpointRequest } from '../api/endpoint-request';
import { fileApi } from '../api/file-api';
import {
  type ApplicationId,
  invalidatesChanges,
  type SavedApplication,
  showSaved,
  toRequestOptions,
} from './applications-api';

const sentCvApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    /** Records that the current CV was sent. Waits for the CV, if it has not been created yet. */
    recordSentCv: build.mutation<SavedApplication, ApplicationId>({
      query: (id) =>
        endpointRequest('PUT /api/applications/{uid}/{applicationId}/sent', {
          ...toRequestOptions(id),
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
  }),
});

export const { useRecordSentCvMutation } = sentCvApi;
