import type { WebFault } from '../../web/web-refused.js';

/**
 * An image as a CV shows it: a `data:` URI, its size in pixels as it is shown (a turned photograph is turned), and in
 * bytes as it came.
 */
export interface CvImage {
  readonly dataUri: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Why an image is left out of a CV. It may be logged; the address it was about may not, since it is personal. */
export type ImageFault =
  | WebFault
  /** No whole PNG, JPEG, WebP or GIF. */
  | 'not-an-image'
  | 'too-many-pixels'
  | 'late'
  /** More than a CV takes, in number or in bytes. */
  | 'too-many'
  | 'too-large-together';

/** Says that an image is not taken, and why. */
export class ImageRefused extends Error {
  constructor(readonly fault: ImageFault) {
    super(`The image is not taken: ${fault}`);
    this.name = 'ImageRefused';
  }
}

/** What an image may come to, and all images of a CV together (issue 6): bytes, pixels, milliseconds. */
export const IMAGE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  side: 4_096,
  pixels: 12_000_000,
  deadline: 5_000,
  count: 12,
  bytesTogether: 6 * 1024 * 1024,
  pixelsTogether: 30_000_000,
  atOnce: 4,
} as const;
