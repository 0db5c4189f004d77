import { PUBLIC_WEB, type Web } from '../../web/web.js';
import { type CvImage, IMAGE_LIMITS, type ImageErrorCode } from './cv-image.js';
import { fetchImage, type ImageResult } from './fetch-image.js';

/** The images of a CV by URL, and the errors of the others, for the log. */
export interface FetchedImages {
  readonly images: ReadonlyMap<string, CvImage>;
  readonly errors: readonly ImageErrorCode[];
}

/**
 * Fetches the distinct images of a CV concurrently within one timeout. Failed images are
 * left out. If there are too many, keeps the first in the given order, so that equal responses give equal CVs.
 * @throws if the signal aborts: a CV must not be stored without images just because the worker stops.
 */
export async function fetchImages(
  addresses: readonly string[],
  signal: AbortSignal,
  web: Web = PUBLIC_WEB,
  timeoutMs: number = IMAGE_LIMITS.timeoutMs,
): Promise<FetchedImages> {
  const distinctAddresses = [...new Set(addresses)];
  const selectedAddresses = distinctAddresses.slice(0, IMAGE_LIMITS.maxCount);
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  const results = await fetchAll(selectedAddresses, (address) => fetchImage(timeoutSignal, address, signal, web));
  const surplusErrors = distinctAddresses.slice(IMAGE_LIMITS.maxCount).map((): ImageErrorCode => 'too-many');
  const { images, errors } = applyLimits(results);
  return { images, errors: [...errors, ...surplusErrors] };
}

type FetchResult = readonly [address: string, ImageResult];

/** Fetches all URLs with limited concurrency; returns results in the order of the URLs. */
async function fetchAll(
  addresses: readonly string[],
  fetchOne: (address: string) => Promise<ImageResult>,
): Promise<readonly FetchResult[]> {
  const results = new Map<string, ImageResult>();
  const remainingAddresses = addresses.values();
  const fetchRemaining = async () => {
    for (const address of remainingAddresses) results.set(address, await fetchOne(address));
  };
  await Promise.all(Array.from({ length: IMAGE_LIMITS.concurrency }, fetchRemaining));
  return [...results].sort(([left], [right]) => addresses.indexOf(left) - addresses.indexOf(right));
}

/** Applies the total limits of bytes and decoded pixels. */
function applyLimits(results: readonly FetchResult[]): FetchedImages {
  const images = new Map<string, CvImage>();
  const errors: ImageErrorCode[] = [];
  let remainingBytes: number = IMAGE_LIMITS.maxTotalBytes;
  let remainingPixels: number = IMAGE_LIMITS.maxTotalPixels;
  for (const [address, result] of results) {
    if ('error' in result) {
      errors.push(result.error);
      continue;
    }
    const { image } = result;
    const area = image.width * image.height;
    if (image.bytes > remainingBytes || area > remainingPixels) errors.push('too-large-together');
    else {
      images.set(address, image);
      remainingBytes -= image.bytes;
      remainingPixels -= area;
    }
  }
  return { images, errors };
}
