import type { FetchFailureReason } from '../../web/fetch-failed-error.js';

/**
 * An image of a CV as a `data:` URI, with its displayed size in pixels (Exif rotation applied) and its original size in
 * bytes.
 */
export interface CvImage {
  readonly dataUri: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Why an image is left out of a CV. May be logged, unlike its URL, which is personal data. */
export type ImageErrorCode =
  | FetchFailureReason
  /** Not a complete PNG, JPEG, WebP or GIF. */
  | 'not-an-image'
  | 'too-many-pixels'
  | 'late'
  /** Over the limits of a CV. */
  | 'too-many'
  | 'too-large-together';

export class ImageRejectedError extends Error {
  constructor(readonly reason: ImageErrorCode) {
    super(`image rejected: ${reason}`);
    this.name = 'ImageRejectedError';
  }
}

/** Limits per image, and for all images of a CV (issue 6): bytes, pixels, milliseconds. */
export const IMAGE_LIMITS = {
  maxBytes: 2 * 1024 * 1024,
  maxSide: 4_096,
  maxPixels: 12_000_000,
  timeoutMs: 5_000,
  maxCount: 12,
  maxTotalBytes: 6 * 1024 * 1024,
  maxTotalPixels: 30_000_000,
  concurrency: 4,
} as const;
