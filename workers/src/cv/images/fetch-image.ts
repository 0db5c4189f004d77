import { download } from '../../web/download.js';
import type { FetchOptions } from '../../web/fetch-options.js';
import type { Web } from '../../web/web.js';
import { FetchFailedError } from '../../web/fetch-failed-error.js';
import { type CvImage, IMAGE_LIMITS, type ImageErrorCode, ImageRejectedError } from './cv-image.js';
import { validateImage } from './raster.js';

/** No redirects and no compression. */
const FETCH_OPTIONS: FetchOptions = {
  accept: 'image/*',
  maxBytes: IMAGE_LIMITS.maxBytes,
  maxRedirects: 0,
  gzip: false,
};

export type ImageResult = { readonly image: CvImage } | { readonly error: ImageErrorCode };

/**
 * Fetches an image of a profile until `timeout` aborts: only over https and from public addresses. Both the URL and the
 * server may be hostile.
 * @throws if `signal`, which stops the whole job, aborts.
 */
export async function fetchImage(
  timeout: AbortSignal,
  address: string,
  signal: AbortSignal,
  web: Web,
): Promise<ImageResult> {
  try {
    const { bytes } = await download(address, FETCH_OPTIONS, web, AbortSignal.any([signal, timeout]));
    return { image: validateImage(bytes) };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) return { error: 'late' };
    if (error instanceof FetchFailedError || error instanceof ImageRejectedError) return { error: error.reason };
    throw error;
  }
}
