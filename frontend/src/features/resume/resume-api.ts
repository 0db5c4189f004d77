import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { ApiRequest } from '../../shared/api/send';
import type { Resume } from './resume-file';

/** A resume, into whose profile it comes, and how. */
export interface Wanted {
  readonly uid: string;
  readonly resume: Resume;
  readonly strategy: ImportStrategy;
}

interface Import extends Wanted {
  /** The revision the preview was made on; null where there was no profile. */
  readonly revision: number | null;
}

const request = ({ uid, resume, strategy }: Wanted, apply: boolean): ApiRequest =>
  endpointRequest('POST /api/profile/{uid}/import/json-resume', {
    params: { uid },
    stream: profileStream(uid),
    body: { resume, strategy, apply },
  });

/** What a resume would change, and changing it. Both are mutations: a file of a megabyte is no key of a cache. */
const resumeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ResumeImported, Wanted>({
      query: (wanted) => request(wanted, false),
    }),
    importResume: build.mutation<ResumeImported, Import>({
      query: ({ revision, ...wanted }) => ({
        ...request(wanted, true),
        ...(revision !== null && { ifMatch: revision }),
      }),
      // Also after a failure: what stood in the way is a change this client has not heard of.
      invalidatesTags: (_imported, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { usePreviewImportMutation, useImportResumeMutation } = resumeApi;
