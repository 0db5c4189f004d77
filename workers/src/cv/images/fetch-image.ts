import { downloaded } from '../../web/download.js';
import type { Wanted } from '../../web/wanted.js';
import { PUBLIC_WEB, type Web } from '../../web/web.js';
import { WebRefused } from '../../web/web-refused.js';
import { type CvImage, IMAGE_LIMITS, type ImageFault, ImageRefused } from './cv-image.js';
import { rasterImage } from './raster.js';

/** An image comes as it is, from where it was said to be. */
const WANTED: Wanted = { accept: 'image/*', bytes: IMAGE_LIMITS.bytes, redirects: 0, gzip: false };

/** An image, or why there is none. */
export type FetchedImage = { readonly image: CvImage } | { readonly fault: ImageFault };

/**
 * Fetches one image of a profile (design.md section 6, issue 6): over https from a public address and nowhere else, in
 * `deadline` milliseconds at most. Whoever wrote the address may be hostile, and so may be who answers there.
 * @throws where the given signal ends it.
 */
export const fetchImage = (
  address: string,
  signal: AbortSignal,
  web: Web = PUBLIC_WEB,
  deadline: number = IMAGE_LIMITS.deadline,
): Promise<FetchedImage> => fetchBefore(AbortSignal.timeout(deadline), address, signal, web);

/**
 * Fetches one image before a signal says that it is late.
 * @throws where the other signal, which stops the work as a whole, ends it.
 */
export async function fetchBefore(
  late: AbortSignal,
  address: string,
  signal: AbortSignal,
  web: Web,
): Promise<FetchedImage> {
  try {
    const { bytes } = await downloaded(address, WANTED, web, AbortSignal.any([signal, late]));
    return { image: rasterImage(bytes) };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return { fault: 'late' };
    if (error instanceof WebRefused || error instanceof ImageRefused) return { fault: error.fault };
    throw error;
  }
}
