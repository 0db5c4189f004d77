import type { ApiError } from '../../shared/api/api-error';
import type { ApiResult } from '../../shared/api/api-request';
import { fileApi } from '../../shared/api/file-api';
import { invalidResponse } from '../../shared/api/response-fields';
import { parseCvResponse, requestResume, toPdf } from '../../shared/cv/cv-api';
import type { DrawnPages } from '../../shared/cv/draw-pages';
import { logError } from '../../shared/log/log';

/** A CV to look at. */
export interface CvPreview {
  /** The object URL of the PDF, undefined if the profile is too incomplete for a CV. The caller revokes it. */
  readonly url: string | undefined;
  /** For browsers that cannot show a PDF in a page, as many of phones. */
  readonly pages?: DrawnPages;
}

const PREVIEW = { widthPx: 1_000, maxPages: 10 };

async function previewCvOfResponse({
  data,
  error,
}: ApiResult): Promise<{ readonly data: CvPreview } | { readonly error: ApiError }> {
  if (error !== undefined) return { error };
  const { success, pdf } = parseCvResponse(data);
  if (!success || pdf === undefined) return { data: { url: undefined } };
  try {
    const file = toPdf(pdf);
    if (navigator.pdfViewerEnabled) return { data: { url: URL.createObjectURL(file) } };
    const { drawPages } = await import('../../shared/cv/draw-pages');
    const pages = await drawPages(file, PREVIEW);
    return { data: { url: URL.createObjectURL(file), pages } };
  } catch (failure) {
    logError('CV could not be decoded', failure);
    return { error: invalidResponse };
  }
}

const cvPreviewApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    previewResume: build.mutation<CvPreview, string>({
      queryFn: async (uid, _api, _options, request) => previewCvOfResponse(await request(requestResume(uid))),
    }),
  }),
});

export const { usePreviewResumeMutation } = cvPreviewApi;
