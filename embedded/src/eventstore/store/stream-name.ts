const METASTREAM_PREFIX = '$$';

/** Returns true if the stream contains the metadata of another one. */
export function isMetastream(stream: string): boolean {
  return stream.startsWith(METASTREAM_PREFIX);
}

/** Returns the name of the stream that a metastream describes. */
export function fromMetastream(metastream: string): string {
  return metastream.slice(METASTREAM_PREFIX.length);
}
