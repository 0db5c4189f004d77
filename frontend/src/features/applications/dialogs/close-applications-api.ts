import { applicationsStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../../shared/api/base-api';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import type { EndpointInput } from '../../../shared/api/endpoint-request';
import { invalidatesApplications } from '../../../shared/applications/applications-api';

type CloseApplicationsInput = EndpointInput<'POST /api/applications/{uid}/close'>['body'] & { readonly uid: string };

interface ClosedApplications {
  /** The change to undo; absent if all were closed before. */
  readonly eventId?: string | undefined;
}

const closeApplicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    closeApplications: build.mutation<ClosedApplications, CloseApplicationsInput>({
      query: ({ uid, ...body }) =>
        endpointRequest('POST /api/applications/{uid}/close', {
          params: { uid },
          stream: applicationsStream(uid),
          body,
        }),
      invalidatesTags: invalidatesApplications,
    }),
  }),
});

export const { useCloseApplicationsMutation } = closeApplicationsApi;
