import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { ApiRequest } from '../../shared/api/send';
import type { Resume } from './read-resume-file';

export interface PreviewImportArgs {
  readonly uid: string;
  readonly resume: Resume;
  readonly strategy: ImportStrategy;
}

interface ApplyImportArgs extends PreviewImportArgs {
  /** The profile's revision at the preview; null if there was no profile. */
  readonly revision: number | null;
}

const createRequest = ({ uid, resume, strategy }: PreviewImportArgs, apply: boolean): ApiRequest =>
  endpointRequest('POST /api/profile/{uid}/import/json-resume', {
    params: { uid },
    stream: profileStream(uid),
    body: { resume, strategy, apply },
  });

/** Both endpoints are mutations, since a file of a megabyte is not a suitable cache key. */
const resumeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ResumeImported, PreviewImportArgs>({
      query: (args) => createRequest(args, false),
    }),
    importResume: build.mutation<ResumeImported, ApplyImportArgs>({
      query: ({ revision, ...args }) => ({
        ...createRequest(args, true),
        ...(revision !== null && { ifMatch: revision }),
      }),
      // Also on failure, since a conflict means that the cached profile is outdated.
      invalidatesTags: (_imported, _error, { uid }) => [{ type: 'Profile', id: uid }],
    }),
  }),
});

export const { usePreviewImportMutation, useImportResumeMutation } = resumeApi;
