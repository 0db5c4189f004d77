import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compressing smaller responses gains nothing. */
const MIN_COMPRESSED_BYTES = 1_024;
const COMPRESSIBLE_TYPES = /^(application\/(json|problem\+json)|text\/(html|css|javascript|plain))\b/;

/**
 * Compresses text responses of the API with brotli or gzip, as the client accepts. The `ETag` stays as it is: it is the
 * revision of a stream, which `If-Match` sends back, and no cache keeps these responses (decision 029). Files
 * (CVs, ZIPs) are compressed already.
 */
export const compressJson = (): RequestHandler =>
  compression({
    threshold: MIN_COMPRESSED_BYTES,
    filter: (_request, response) => COMPRESSIBLE_TYPES.test(String(response.getHeader('content-type') ?? '')),
  });
