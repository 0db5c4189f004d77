import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { RESUME_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { baseApi } from '../../shared/api/base-api';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { fileApi } from '../../shared/api/file-api';
import type { ApiRequest } from '../../shared/api/api-request';
import { downloadFile } from '../../shared/cv/download-file';
import { toProfileTags } from '../../shared/profile/profile-api';
import { readSections } from '../../shared/profile/reading/read-profile';
import type { ResumeFile } from './use-resume-file';

export interface PreviewImportArgs extends Pick<ResumeFile, 'resume' | 'correlationId'> {
  readonly uid: string;
  readonly strategy: ImportStrategy;
}

interface ApplyImportArgs extends PreviewImportArgs {
  /** The profile's revision at the preview; null if there was no profile. */
  readonly revision: number | null;
}

const createRequest = (
  { uid, resume, correlationId, strategy }: PreviewImportArgs,
  { apply }: { readonly apply: boolean },
): ApiRequest =>
  endpointRequest('POST /api/profile/{uid}/import/json-resume', {
    params: { uid },
    stream: profileStream(uid),
    correlationId,
    body: { resume, strategy, apply },
  });

/** Reads a preview, whose changes may have older shapes of sections (spec section 3). */
const readPreview = ({ changes, ...preview }: ResumeImported): ResumeImported => ({
  ...preview,
  changes: changes.map(({ before, after, ...change }) => ({
    ...change,
    before: before && readSections(before),
    after: after && readSections(after),
  })),
});

/** Both endpoints are mutations, since a file of a megabyte is not a suitable cache key. */
const resumeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ResumeImported, PreviewImportArgs>({
      query: (args) => createRequest(args, { apply: false }),
      transformResponse: readPreview,
    }),
    importResume: build.mutation<ResumeImported, ApplyImportArgs>({
      query: ({ revision, ...args }) => ({
        ...createRequest(args, { apply: true }),
        ...(revision !== null && { ifMatch: revision }),
      }),
      // Also on failure, since a conflict means that the cached profile is outdated.
      invalidatesTags: (_imported, _error, { uid }) => toProfileTags(uid),
    }),
  }),
});

const resumeFileApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    exportResume: build.mutation<null, string>({
      async queryFn(uid, _api, _options, request) {
        const { data, error } = await request(
          endpointRequest('GET /api/profile/{uid}/export/json-resume', { params: { uid }, stream: profileStream(uid) }),
        );
        if (error !== undefined) return { error };
        const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
        downloadFile(file, RESUME_FILE_NAME);
        return { data: null };
      },
    }),
  }),
});

export const { usePreviewImportMutation, useImportResumeMutation } = resumeApi;
export const { useExportResumeMutation } = resumeFileApi;
