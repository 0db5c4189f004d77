import { isRecord } from '../api/is-record';

/** A response of the CV routes (spec section 3, CV response). */
export interface CvResponse {
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
