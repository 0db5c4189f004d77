import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { type CvImage, IMAGE_LIMITS, ImageRefused } from './cv-image.js';
import { framesOf, type RasterType, type Size } from './raster-frames.js';

const SIZES = { png: PNG, jpeg: JPG, webp: WEBP, gif: GIF } as const;

/** The kind of an image by its first bytes; nothing where it is none that a CV shows. */
function rasterType(bytes: Buffer): RasterType | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return /^GIF8[79]a/.test(start) ? 'gif' : undefined;
}

/**
 * An image that came over the network, once it is seen to be one that may be decoded.
 * @throws ImageRefused where it is no whole PNG, JPEG, WebP or GIF, or one of too many pixels.
 */
export function rasterImage(bytes: Buffer): CvImage {
  const type = rasterType(bytes);
  const size = type && sizeOf(bytes, type);
  if (type === undefined || size === undefined) throw new ImageRefused('not-an-image');
  const { width, height } = size;
  if (Math.max(width, height) > IMAGE_LIMITS.side || width * height > IMAGE_LIMITS.pixels) {
    throw new ImageRefused('too-many-pixels');
  }
  return { dataUri: `data:image/${type};base64,${bytes.toString('base64')}`, width, height, bytes: bytes.length };
}

/** The size an image is shown in; nothing where it is not whole, empty, or holds more than it says. */
function sizeOf(bytes: Buffer, type: RasterType): Size | undefined {
  try {
    const frames = framesOf[type](bytes);
    if (frames === undefined || !SIZES[type].validate(bytes)) return undefined;
    const { width, height, orientation = 1 } = SIZES[type].calculate(bytes);
    const isHonest = frames.every((frame) => frame.width <= width && frame.height <= height);
    if (!isHonest || width < 1 || height < 1) return undefined;
    // From 5 on a photograph lies on its side (Exif 2.3, "Orientation").
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
  } catch {
    // The readers say by an error that the bytes end too soon or make no sense.
    return undefined;
  }
}
