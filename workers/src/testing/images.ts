import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Creates a black PNG of any size; `paddingBytes` are added without changing the image. */
export function createPng(width: number, height: number, paddingBytes = 0): Buffer {
  // Width and height (set below), one bit per pixel, grayscale, and the default methods.
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const paddingChunks = paddingBytes > 0 ? [createChunk('zzZz', Buffer.alloc(paddingBytes))] : [];
  const pixels = createChunk('IDAT', deflateSync(rows));
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    ...paddingChunks,
    pixels,
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([frame.subarray(0, 4), typeAndData, frame.subarray(4)]);
}

const fromBase64 = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** Images of 12 by 8 pixels, one of each format that a CV supports. */
export const IMAGES = {
  png: createPng(12, 8),
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQ' +
      'CgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ' +
      'EBD/wAARCAAIAAwDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAA' +
      'AAAAAAAAAAAAAAcJ/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AnRDGqYD/2Q==',
  ),
  webp: fromBase64('UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAgAAgA0JaACdLoB+AADsAD+8Oj3/yC5YXXI1/8gP+QH/ID/+PIAAAA='),
  gif: fromBase64('R0lGODlhDAAIAPAAAP8AAAAAACH5BAAAAAAALAAAAAAMAAgAAAIIhI+py+0PYyoAOw=='),
} as const;
