import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { type CvImage, IMAGE_LIMITS, ImageRejectedError } from './cv-image.js';
import { readFrames, type RasterType, type Size } from './raster-frames.js';

/** The parsers of the file headers, by type. */
const IMAGE_PARSERS = { png: PNG, jpeg: JPG, webp: WEBP, gif: GIF } as const;

/** Detects the image type by its first bytes. Returns undefined if it is not supported. */
function detectType(bytes: Buffer): RasterType | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined;
}

/**
 * Validates a downloaded image.
 * @throws {ImageRejectedError} if it is not a complete PNG, JPEG, WebP or GIF, or has too many pixels.
 */
export function validateImage(bytes: Buffer): CvImage {
  const type = detectType(bytes);
  const size = type && getDisplaySize(bytes, type);
  if (type === undefined || size === undefined) throw new ImageRejectedError('not-an-image');
  const { width, height } = size;
  if (Math.max(width, height) > IMAGE_LIMITS.maxSide || width * height > IMAGE_LIMITS.maxPixels) {
    throw new ImageRejectedError('too-many-pixels');
  }
  return { dataUri: `data:image/${type};base64,${bytes.toString('base64')}`, width, height, bytes: bytes.length };
}

/** Returns the displayed size, or undefined if the image is incomplete, empty or inconsistent. */
function getDisplaySize(bytes: Buffer, type: RasterType): Size | undefined {
  try {
    const frames = readFrames[type](bytes);
    if (frames === undefined || !IMAGE_PARSERS[type].validate(bytes)) return undefined;
    const { width, height, orientation = 1 } = IMAGE_PARSERS[type].calculate(bytes);
    const areFramesWithin = frames.every((frame) => frame.width <= width && frame.height <= height);
    if (!areFramesWithin || width < 1 || height < 1) return undefined;
    // Orientations from 5 on are rotated by 90 degrees (Exif 2.3).
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
  } catch {
    // The parsers throw on truncated or invalid data.
    return undefined;
  }
}
