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
  /** Not fetched within the time limit. */
  | 'late'
  /** Over the limits for all images of a CV: of their number, and of their bytes or pixels. */
  | 'too-many'
  | 'too-large-together';

export class ImageRejectedError extends Error {
  constructor(readonly reason: ImageErrorCode) {
    super(`image rejected: ${reason}`);
    this.name = 'ImageRejectedError';
  }
}

/** Limits per image, and for all images of a CV: bytes, pixels, milliseconds. */
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
