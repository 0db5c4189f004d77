const METASTREAM_PREFIX = '$$';

/** Whether the stream holds the metadata of another one. */
export function isMetastream(stream: string): boolean {
  return stream.startsWith(METASTREAM_PREFIX);
}

/** The stream that holds the metadata of `stream`. */
export function metastreamOf(stream: string): string {
  return METASTREAM_PREFIX + stream;
}

/** The stream that a metastream describes. */
export function originalOf(metastream: string): string {
  return metastream.slice(METASTREAM_PREFIX.length);
}
