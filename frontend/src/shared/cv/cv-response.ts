import { isRecord } from '../api/is-record';

/** An answer of the CV routes (spec section 3, CV response). */
export interface CvResponse {
  readonly success: boolean;
  /** The PDF as base64; undefined where there is none. */
  readonly pdf?: string;
  readonly message?: string;
}

/** Reads an answer of the CV routes, which may come from a server that is not ours. */
export function parseCvResponse(body: unknown): CvResponse {
  const { success, data, message } = isRecord(body) ? body : {};
  const pdf = isRecord(data) ? data.pdfBuffer : undefined;
  return {
    success: success === true,
    ...(typeof pdf === 'string' && pdf !== '' && { pdf }),
    ...(typeof message === 'string' && message !== '' && { message }),
  };
}
